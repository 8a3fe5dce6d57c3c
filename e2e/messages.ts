import en from '../messages/en-US.json' with { type: 'json' }
import ro from '../messages/ro-RO.json' with { type: 'json' }
import ru from '../messages/ru-RU.json' with { type: 'json' }

/** The texts on screen, by language. */
export const MESSAGES = { 'en-US': en, 'ro-RO': ro, 'ru-RU': ru } as const
