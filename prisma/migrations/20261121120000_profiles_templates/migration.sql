-- CreateEnum
CREATE TYPE "ProfilePictureKind" AS ENUM ('stamp', 'signature');

-- CreateTable
CREATE TABLE "Profile" (
    "userId" TEXT NOT NULL,
    "organisation" TEXT NOT NULL DEFAULT '',
    "department" TEXT NOT NULL DEFAULT '',
    "position" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "signatory" TEXT NOT NULL DEFAULT '',
    "signatoryPosition" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Profile_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "ProfilePicture" (
    "userId" TEXT NOT NULL,
    "kind" "ProfilePictureKind" NOT NULL,
    "storageKey" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ProfilePicture_pkey" PRIMARY KEY ("userId","kind")
);

-- CreateTable
CREATE TABLE "Template" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "storageKey" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "mapping" JSONB NOT NULL,
    "settings" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "shareId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Template_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ActCounter" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "templateId" TEXT,
    "sha256" TEXT,
    "series" INTEGER NOT NULL DEFAULT 1,
    "floor" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "ActCounter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ActReservation" (
    "operationId" TEXT NOT NULL,
    "counterId" TEXT NOT NULL,
    "series" INTEGER NOT NULL,
    "first" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "ActReservation_pkey" PRIMARY KEY ("operationId")
);

-- CreateTable
CREATE TABLE "ActEntry" (
    "counterId" TEXT NOT NULL,
    "series" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "operationId" TEXT NOT NULL,
    "document" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "rows" INTEGER[],
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ActEntry_pkey" PRIMARY KEY ("counterId","series","number")
);

-- CreateTable
CREATE TABLE "DiscardedFile" (
    "storageKey" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DiscardedFile_pkey" PRIMARY KEY ("storageKey")
);

-- CreateIndex
CREATE UNIQUE INDEX "ProfilePicture_storageKey_key" ON "ProfilePicture"("storageKey");

-- CreateIndex
CREATE UNIQUE INDEX "Template_storageKey_key" ON "Template"("storageKey");

-- CreateIndex
CREATE UNIQUE INDEX "Template_shareId_key" ON "Template"("shareId");

-- CreateIndex
CREATE INDEX "Template_userId_name_idx" ON "Template"("userId", "name");

-- CreateIndex
CREATE UNIQUE INDEX "ActCounter_templateId_key" ON "ActCounter"("templateId");

-- CreateIndex
CREATE UNIQUE INDEX "ActCounter_userId_sha256_key" ON "ActCounter"("userId", "sha256");

-- CreateIndex
CREATE INDEX "ActReservation_counterId_idx" ON "ActReservation"("counterId");

-- AddForeignKey
ALTER TABLE "Profile" ADD CONSTRAINT "Profile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProfilePicture" ADD CONSTRAINT "ProfilePicture_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Template" ADD CONSTRAINT "Template_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActCounter" ADD CONSTRAINT "ActCounter_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActCounter" ADD CONSTRAINT "ActCounter_templateId_fkey" FOREIGN KEY ("templateId") REFERENCES "Template"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActReservation" ADD CONSTRAINT "ActReservation_operationId_fkey" FOREIGN KEY ("operationId") REFERENCES "Operation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActReservation" ADD CONSTRAINT "ActReservation_counterId_fkey" FOREIGN KEY ("counterId") REFERENCES "ActCounter"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActEntry" ADD CONSTRAINT "ActEntry_counterId_fkey" FOREIGN KEY ("counterId") REFERENCES "ActCounter"("id") ON DELETE CASCADE ON UPDATE CASCADE;
