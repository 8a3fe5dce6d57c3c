-- AlterTable
ALTER TABLE "User" ADD COLUMN     "tourSeen" BOOLEAN NOT NULL DEFAULT false;
