-- CreateIndex
CREATE INDEX "StoredFile_operationId_idx" ON "StoredFile"("operationId");

-- CreateIndex
CREATE INDEX "MailMessage_fileId_idx" ON "MailMessage"("fileId");
