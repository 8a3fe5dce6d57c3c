-- AlterTable: rows of earlier versions keep what they can be given.
ALTER TABLE "Operation" RENAME COLUMN "options" TO "settings";
ALTER TABLE "Operation"
ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "cancelRequestedAt" TIMESTAMP(3),
ADD COLUMN     "claim" TEXT,
ADD COLUMN     "countsToUsage" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "documents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "fingerprint" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "heartbeatAt" TIMESTAMP(3),
ADD COLUMN     "idempotencyKey" TEXT,
ADD COLUMN     "inputs" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en-US',
ADD COLUMN     "progress" JSONB,
ADD COLUMN     "removedAt" TIMESTAMP(3),
ADD COLUMN     "seenAt" TIMESTAMP(3),
ADD COLUMN     "userId" TEXT;
UPDATE "Operation" SET "userId" = s."userId" FROM "DocumentSession" s WHERE s."id" = "documentSessionId";
ALTER TABLE "Operation"
ALTER COLUMN "fingerprint" DROP DEFAULT,
ALTER COLUMN "inputs" DROP DEFAULT,
ALTER COLUMN "locale" DROP DEFAULT,
ALTER COLUMN "userId" SET NOT NULL;

-- AlterTable
ALTER TABLE "StoredFile" ADD COLUMN     "givenName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "sha256" TEXT NOT NULL DEFAULT '';
UPDATE "StoredFile" SET "givenName" = "name";
ALTER TABLE "StoredFile" ALTER COLUMN "givenName" DROP DEFAULT,
ALTER COLUMN "sha256" DROP DEFAULT;

-- CreateIndex
CREATE INDEX "Operation_userId_createdAt_idx" ON "Operation"("userId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Operation_userId_idempotencyKey_key" ON "Operation"("userId", "idempotencyKey");
