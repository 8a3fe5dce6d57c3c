'use client'

import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { CopyButton } from './copy-button'

interface ShownOnceProps {
  /** What was created. */
  readonly fact: string
  /** That it isn't shown again. */
  readonly warning: string
  readonly label: string
  readonly value: string
  /** The label of the button. */
  readonly done: string
  readonly onDone: () => void
}

/** Shows a secret once. It stays until the user confirms that they copied it. */
export function ShownOnce({ fact, warning, label, value, done, onDone }: ShownOnceProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <Notice tone="note" live fact={fact}>
        {warning}
      </Notice>
      <FormGrid>
        <TextField
          label={label}
          value={value}
          readOnly
          // The button that asked for it is gone with its dialog: the way on is to copy it.
          autoFocus
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          end={<CopyButton text={value} />}
        />
      </FormGrid>
      <p>
        <Button size="small" onClick={onDone}>
          {done}
        </Button>
      </p>
    </div>
  )
}
