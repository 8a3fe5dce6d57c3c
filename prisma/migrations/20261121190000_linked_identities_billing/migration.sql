-- CreateEnum
CREATE TYPE "SubscriptionStatus" AS ENUM ('trialing', 'active', 'past_due', 'paused', 'canceled');

-- CreateEnum
CREATE TYPE "BillingInterval" AS ENUM ('month', 'year');

-- CreateTable
CREATE TABLE "LinkedIdentity" (
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "email" TEXT,
    "linkedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMP(3),

    CONSTRAINT "LinkedIdentity_pkey" PRIMARY KEY ("provider","subject")
);

-- CreateTable
CREATE TABLE "PaddleCustomer" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    CONSTRAINT "PaddleCustomer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Subscription" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "customerId" TEXT NOT NULL,
    "status" "SubscriptionStatus" NOT NULL,
    "priceId" TEXT NOT NULL,
    "plan" "Plan" NOT NULL,
    "interval" "BillingInterval" NOT NULL,
    "currency" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3),
    "periodEndsAt" TIMESTAMP(3),
    "nextBilledAt" TIMESTAMP(3),
    "pausedAt" TIMESTAMP(3),
    "canceledAt" TIMESTAMP(3),
    "pastDueSince" TIMESTAMP(3),
    "scheduledAction" TEXT,
    "scheduledAt" TIMESTAMP(3),
    "occurredAt" TEXT NOT NULL,

    CONSTRAINT "Subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaddleEvent" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "occurredAt" TEXT NOT NULL,
    "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "outcome" TEXT NOT NULL,
    "subjectId" TEXT,
    "payload" JSONB NOT NULL,

    CONSTRAINT "PaddleEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaddleCheckout" (
    "transactionId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "priceId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" TEXT NOT NULL DEFAULT 'ready',
    "subscriptionId" TEXT,
    "occurredAt" TEXT,

    CONSTRAINT "PaddleCheckout_pkey" PRIMARY KEY ("transactionId")
);

-- CreateTable
CREATE TABLE "SubscriptionEnding" (
    "subscriptionId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SubscriptionEnding_pkey" PRIMARY KEY ("subscriptionId")
);

-- CreateIndex
CREATE UNIQUE INDEX "LinkedIdentity_userId_provider_key" ON "LinkedIdentity"("userId", "provider");

-- CreateIndex
CREATE UNIQUE INDEX "PaddleCustomer_userId_key" ON "PaddleCustomer"("userId");

-- CreateIndex
CREATE INDEX "Subscription_userId_idx" ON "Subscription"("userId");

-- CreateIndex
CREATE INDEX "PaddleEvent_subjectId_idx" ON "PaddleEvent"("subjectId");

-- CreateIndex
CREATE INDEX "PaddleEvent_receivedAt_idx" ON "PaddleEvent"("receivedAt");

-- CreateIndex
CREATE INDEX "PaddleCheckout_userId_createdAt_idx" ON "PaddleCheckout"("userId", "createdAt");

-- AddForeignKey
ALTER TABLE "LinkedIdentity" ADD CONSTRAINT "LinkedIdentity_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaddleCustomer" ADD CONSTRAINT "PaddleCustomer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
