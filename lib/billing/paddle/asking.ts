import { log } from '@/lib/log'
import { describeFailure, isFailure, PaddleSilentError, paymentError } from './errors'
import { noteAnswer } from './last-answer'

/**
 * Asks Paddle, and waits no longer than that.
 *
 * @throws AppError PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export async function asking<Answer>(what: () => Promise<Answer>, milliseconds: number): Promise<Answer> {
  try {
    const answer = await within(what(), milliseconds)
    noteAnswer(true)
    return answer
  } catch (error) {
    const failure = isFailure(error)
    noteAnswer(!failure)
    if (failure) log().error({ paddle: describeFailure(error) }, 'Paddle does not answer as it should')
    throw paymentError(error)
  }
}

/** A list of the SDK's, which is fetched page by page. */
interface Pages<Item> {
  readonly hasMore: boolean
  next(): Promise<Item[]>
}

/** The most pages that are read. With two hundred entries each, no installation of Actum has as many. */
const MAX_PAGES = 500

/** Of a list one page after another. */
export async function* pagesOf<Item, Entity>(
  pages: Pages<Item>,
  toEntity: (item: Item) => Entity,
  milliseconds: number,
): AsyncGenerator<readonly Entity[]> {
  for (let page = 0; page < MAX_PAGES && pages.hasMore; page++) {
    yield await asking(async () => (await pages.next()).map(toEntity), milliseconds)
  }
}

/** The SDK accepts no signal: a response after this time is ignored. */
async function within<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaddleSilentError(milliseconds)), milliseconds)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}
