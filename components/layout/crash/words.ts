import type { Locale } from '@/lib/i18n/locales'

/** The texts of a crashed screen. */
export interface CrashWords {
  readonly title: string
  readonly lead: string
  readonly kept: string
  readonly again: string
  /** Before the error's number. */
  readonly id: string
  readonly home: string
}

/**
 * The same texts as under `crash` in messages/; a test compares them. They are repeated here because a page whose frame has crashed
 * may not have received any messages.
 */
export const CRASH_WORDS: Readonly<Record<Locale, CrashWords>> = {
  'ru-RU': {
    title: 'Не удалось показать страницу',
    lead: 'В Actum произошла ошибка.',
    kept: 'Загруженные файлы, результаты и история на месте. Пропасть могло только то, что вы ввели на этой странице.',
    again: 'Повторить попытку',
    id: 'Номер ошибки для администратора:',
    home: 'На главную',
  },
  'ro-RO': {
    title: 'Pagina nu a putut fi afișată',
    lead: 'A apărut o eroare în Actum.',
    kept: 'Fișierele încărcate, rezultatele și istoricul s-au păstrat. S-ar putea pierde doar ce ați introdus pe această pagină.',
    again: 'Încercați din nou',
    id: 'ID-ul erorii pentru administrator:',
    home: 'La pagina principală',
  },
  'en-US': {
    title: 'Couldn’t show this page',
    lead: 'Actum ran into an error.',
    kept: 'Your uploaded files, results and history are still here. You may lose only what you typed on this page.',
    again: 'Try again',
    id: 'Error ID for the administrator:',
    home: 'Go to home page',
  },
}
