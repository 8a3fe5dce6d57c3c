import { temporaryFolder } from '@/lib/storage/temporary'
import type { FormSpec, ReceivedForm } from './receive-form'
import { receiveForm } from './receive-form'
import { isJson, receiveJsonForm } from './receive-json-form'
import type { JsonForm } from './route-documentation'

/**
 * Receives a multipart body, or with `json` a JSON one, and passes it to `work`, with a function that returns temporary
 * paths. Uploads that `work` hasn't moved by then are deleted.
 *
 * @param asTold returns the error to report instead of a receiving error
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
