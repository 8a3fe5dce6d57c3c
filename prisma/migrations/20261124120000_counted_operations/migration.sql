-- DropIndex
DROP INDEX "Operation_userId_createdAt_idx";

-- CreateIndex
CREATE INDEX "Operation_usage_idx" ON "Operation"("userId", "createdAt", "kind", "state", "countsToUsage", "documents");

-- CreateIndex
CREATE INDEX "Operation_unseen_idx" ON "Operation"("userId", "seenAt", "removedAt", "state", "kind");
