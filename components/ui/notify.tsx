import { toast } from 'sonner'
import { Notification, type NotificationAction } from './notification'

function show(tone: 'done' | 'error', text: string, action?: NotificationAction): void {
  toast.custom(
    (id) => <Notification tone={tone} text={text} action={action} onClose={() => toast.dismiss(id)} />,
    // The notification counts its own 5000 ms, for it must also wait while it has the focus.
    { duration: Infinity },
  )
}

/** Says something at the bottom of the window: what was done for 5000 ms, an error until it is dismissed. */
export const notify = {
  done: (text: string, action?: NotificationAction) => show('done', text, action),
  error: (text: string, action?: NotificationAction) => show('error', text, action),
}
