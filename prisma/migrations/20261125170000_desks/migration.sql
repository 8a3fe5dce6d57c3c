-- CreateTable
CREATE TABLE "Desk" (
    "userId" TEXT NOT NULL,
    "tool" "OperationKind" NOT NULL,
    "documentSessionId" TEXT NOT NULL,
    "content" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "savedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cleared" JSONB,
    "clearedAt" TIMESTAMP(3),

    CONSTRAINT "Desk_pkey" PRIMARY KEY ("userId","tool")
);

-- CreateIndex
CREATE INDEX "Desk_documentSessionId_idx" ON "Desk"("documentSessionId");

-- CreateIndex
CREATE INDEX "Desk_savedAt_idx" ON "Desk"("savedAt");

-- CreateIndex
CREATE INDEX "Desk_clearedAt_idx" ON "Desk"("clearedAt");

-- AddForeignKey
ALTER TABLE "Desk" ADD CONSTRAINT "Desk_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Desk" ADD CONSTRAINT "Desk_documentSessionId_fkey" FOREIGN KEY ("documentSessionId") REFERENCES "DocumentSession"("id") ON DELETE CASCADE ON UPDATE CASCADE;
