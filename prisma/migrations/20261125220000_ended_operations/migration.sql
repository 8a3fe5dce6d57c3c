-- CreateIndex
CREATE INDEX "Operation_finishedAt_idx" ON "Operation"("finishedAt");
