import { Notice } from '@/components/ui/notice'

interface Remark {
  readonly severity: 'error' | 'warning' | 'info'
  readonly text: string
}

/** A run's messages about its file: warnings as notices, the rest as lines. Nothing if there are none. */
export function Remarks({ title, remarks }: { title: string; remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null
  return (
    <div className="mt-3 grid gap-1.5">
      <h3 className="font-narrow text-label text-print">{title}</h3>
      {remarks.map(({ severity, text }, index) =>
        severity === 'info' ? (
          <p key={index} className="text-small text-ink2">
            {text}
          </p>
        ) : (
          <Notice key={index} tone="note">
            {text}
          </Notice>
        ),
      )}
    </div>
  )
}
