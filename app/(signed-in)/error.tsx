'use client'

export { CrashScreen as default } from '@/components/layout/crash/crash-screen'
