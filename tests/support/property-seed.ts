import fc from "fast-check";

/**
 * Property tests draw the same cases on every machine, so that a build is red for its own change and not by luck.
 * `PROPERTY_SEED=$RANDOM npm test` looks elsewhere; fast-check prints the seed of what it finds.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261115) });
