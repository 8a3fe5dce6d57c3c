import { temporaryFolder } from '@/lib/storage/temporary'
import type { FormSpec, ReceivedForm } from './receive-form'
import { receiveForm } from './receive-form'
import { isJson, receiveJsonForm } from './receive-json-form'
import type { JsonForm } from './route-documentation'

/**
 * Receives a multipart body, or with `json` a JSON one, and hands it to `work`, with a maker of temporary paths. Whatever arrived and was not taken over
 * by then is gone afterwards.
 *
 * @param asTold what is said instead of an error of receiving
 * @throws AppError what `receiveForm` and `receiveJsonForm` throw; STORAGE_FULL, STORAGE_UNAVAILABLE
 */
export async function withForm<T>(
  request: Request,
  spec: FormSpec,
  work: (form: ReceivedForm, newPath: () => string) => Promise<T>,
  asTold: (error: unknown) => unknown = (error) => error,
  json?: JsonForm,
): Promise<T> {
  const folder = await temporaryFolder()
  try {
    const received =
      json !== undefined && isJson(request)
        ? receiveJsonForm(request, json, spec.maxFileBytes, folder.path)
        : receiveForm(request, spec, folder.path)
    const form = await received.catch((error: unknown) => {
      throw asTold(error)
    })
    return await work(form, folder.path)
  } finally {
    await folder.remove()
  }
}
