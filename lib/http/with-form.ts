import { temporaryFolder } from '@/lib/storage/temporary'
import type { FormSpec, ReceivedForm } from './receive-form'
import { receiveForm } from './receive-form'

/**
 * Receives a multipart body and hands it to `work`, with a maker of temporary paths. Whatever arrived and was not taken over
 * by then is gone afterwards.
 *
 * @param asTold what is said instead of an error of receiving
 * @throws AppError what `receiveForm` throws; STORAGE_FULL, STORAGE_UNAVAILABLE
 */
export async function withForm<T>(
  request: Request,
  spec: FormSpec,
  work: (form: ReceivedForm, newPath: () => string) => Promise<T>,
  asTold: (error: unknown) => unknown = (error) => error,
): Promise<T> {
  const folder = await temporaryFolder()
  try {
    const form = await receiveForm(request, spec, folder.path).catch((error: unknown) => {
      throw asTold(error)
    })
    return await work(form, folder.path)
  } finally {
    await folder.remove()
  }
}
