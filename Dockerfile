# One image for both kinds of process: web (the default) and worker (`node scripts/run.mjs worker`).
FROM node:20-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && rm -rf .data .next/cache

FROM node:20-slim
WORKDIR /app
# Images and password hashing share these threads, whose number is fixed before the command runs.
ENV UV_THREADPOOL_SIZE=8
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 MODE=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app /app
USER node
VOLUME /data
EXPOSE 3000
# The command itself, not npm: signals reach it, and it drains before it ends.
CMD ["node", "scripts/start.mjs"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
