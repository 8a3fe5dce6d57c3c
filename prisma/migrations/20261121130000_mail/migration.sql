-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('waiting', 'sending', 'sent', 'failed', 'unknown');

-- CreateTable
CREATE TABLE "MailMessage" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "operationId" TEXT,
    "purpose" TEXT NOT NULL,
    "onceKey" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "replyTo" TEXT,
    "locale" TEXT NOT NULL,
    "params" JSONB NOT NULL,
    "linkOnly" BOOLEAN NOT NULL DEFAULT false,
    "fileId" TEXT,
    "messageId" TEXT NOT NULL,
    "priority" INTEGER NOT NULL DEFAULT 1,
    "state" "MailState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claim" TEXT,
    "leaseUntil" TIMESTAMP(3),
    "handedOverAt" TIMESTAMP(3),
    "nextAttemptAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "giveUpAt" TIMESTAMP(3) NOT NULL,
    "error" TEXT,
    "reply" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMP(3),

    CONSTRAINT "MailMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MailedLink" (
    "tokenHash" TEXT NOT NULL,
    "mailId" TEXT NOT NULL,
    "fileId" TEXT NOT NULL,
    "entry" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MailedLink_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE UNIQUE INDEX "MailMessage_onceKey_key" ON "MailMessage"("onceKey");

-- CreateIndex
CREATE INDEX "MailMessage_state_priority_nextAttemptAt_idx" ON "MailMessage"("state", "priority", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "MailMessage_operationId_idx" ON "MailMessage"("operationId");

-- CreateIndex
CREATE INDEX "MailMessage_userId_createdAt_idx" ON "MailMessage"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "MailedLink_mailId_idx" ON "MailedLink"("mailId");

-- CreateIndex
CREATE INDEX "MailedLink_fileId_idx" ON "MailedLink"("fileId");

-- AddForeignKey
ALTER TABLE "MailMessage" ADD CONSTRAINT "MailMessage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailMessage" ADD CONSTRAINT "MailMessage_operationId_fkey" FOREIGN KEY ("operationId") REFERENCES "Operation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailMessage" ADD CONSTRAINT "MailMessage_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailedLink" ADD CONSTRAINT "MailedLink_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "MailMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailedLink" ADD CONSTRAINT "MailedLink_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE CASCADE ON UPDATE CASCADE;
