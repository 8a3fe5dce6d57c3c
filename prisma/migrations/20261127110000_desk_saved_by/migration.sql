-- AlterTable
ALTER TABLE "Desk" ADD COLUMN     "savedAfter" INTEGER,
ADD COLUMN     "savedBy" TEXT;
