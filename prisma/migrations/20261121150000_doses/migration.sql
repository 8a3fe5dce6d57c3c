-- CreateTable
CREATE TABLE "DoseMapping" (
    "userId" TEXT NOT NULL,
    "shape" TEXT NOT NULL,
    "mapping" JSONB NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "DoseMapping_pkey" PRIMARY KEY ("userId","shape")
);

-- CreateTable
CREATE TABLE "DoseProfile" (
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "profile" JSONB NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "DoseProfile_pkey" PRIMARY KEY ("userId","name")
);

-- AddForeignKey
ALTER TABLE "DoseMapping" ADD CONSTRAINT "DoseMapping_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DoseProfile" ADD CONSTRAINT "DoseProfile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
