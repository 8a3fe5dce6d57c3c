# Actum as a container: the same image is the web server, a worker and the set-up (docs/operating/containers.md).
# `npm run test:container` runs these commands in an empty folder.
FROM node:22-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund && find node_modules -name '*.map' -delete
COPY . .
RUN npm run build -- --production && rm -rf .next/cache

FROM node:22-slim
# LibreOffice creates PDFs in the container itself and reads DOC, RTF and ODT. Without it, Gotenberg creates the PDFs.
ARG LIBREOFFICE=no
RUN if [ "$LIBREOFFICE" = yes ]; then \
      apt-get update \
      && apt-get install -y --no-install-recommends libreoffice-writer-nogui libreoffice-calc-nogui \
         fonts-liberation fonts-crosextra-carlito fonts-crosextra-caladea \
      && rm -rf /var/lib/apt/lists/*; \
    fi
WORKDIR /app
COPY --from=build /app ./
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 ACTUM_DATA=/data PORT=3000
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "scripts/container.mjs", "check"]
CMD ["node", "scripts/container.mjs"]
