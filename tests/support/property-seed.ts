import fc from "fast-check";

/**
 * Property tests use the same seed on every machine, so that a build fails by its own change only.
 * `PROPERTY_SEED=$RANDOM npm test` uses another one; fast-check prints the seed of a failure.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261115) });
