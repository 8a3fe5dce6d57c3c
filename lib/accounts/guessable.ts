/**
 * Which passwords attackers try first. With a minimum of ten characters, lists of leaked passwords contain mostly
 * keyboard sequences, repetitions, and a few words with digits. Rules cover more of these than a list of the same size
 * would.
 */

/** Words in lists of leaked passwords, in three languages, and Russian ones as typed on a Latin keyboard. */
const COMMON_WORDS = `
  password passwort passw0rd parola parolamea parol пароль моипароль qwerty azerty йцукен admin administrator админ root user login
  guest welcome letmein iloveyou ilove youloveme loveyou monkey dragon sunshine princess football baseball basketball superman
  batman starwars pokemon shadow master michael jordan jennifer charlie computer internet samsung google facebook
  whatever trustno secret changeme default test testing temp temporary summer winter spring autumn hello freedom
  forever chocolate butterfly liverpool arsenal chelsea mustang corvette hunter killer blink yankees cowboys
  clinic hospital doctor medic больница клиника доктор врач поликлиника спитал medicul clinica spital doctorul
  привет любовь люблю наташа марина светлана александр сергей андрей максим дмитрий настя солнышко солнце москва россия спартак
  молдова кишинев victoria moldova chisinau romania bucuresti iubire iubita teiubesc bunica familia andreea alexandru
  privet lubov lyublyu natasha marina svetlana aleksandr sergey andrey maxim dmitriy nastya solnyshko moskva rossiya spartak
  actum актум actul january february march april june july august september october november december
`
  .trim()
  .split(/\s+/)

const WORDS: ReadonlySet<string> = new Set(COMMON_WORDS)

/** What fingers run along; each also backwards. */
const RUNS: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  '01234567890',
  '1234567890-=',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1й2ц3у4к5е6н7г8ш9щ0з',
].flatMap((run) => [run, [...run].reverse().join('')])

/** Digits and signs that people use in place of letters. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Anything after this many characters is ignored. */
const MAX_LOOKED_AT = 128
const LONGEST_RUN = Math.max(...RUNS.map(({ length }) => length))
/** A shorter run of characters is acceptable in a good password. */
const MIN_RUN = 4
/** A password is as strong as what is left of it without all the easy parts. */
const MIN_LEFT = 4
/** Shorter names occur in many words. */
const MIN_PERSONAL = 4

/** Whether a password is one of those that are tried first: common words, repetitions, runs along the keyboard, and years. */
export function isCommon(password: string): boolean {
  const text = folded(password)
  if (new Set(text).size <= 3) return true
  return left(text) < MIN_LEFT
}

/**
 * Returns whether a password is little more than the user's own data: address, name, organization.
 *
 * @param known texts, such as an email address or a full name
 */
export function isPersonal(password: string, known: readonly string[]): boolean {
  const parts = known
    .flatMap((text) => [folded(text), ...folded(text).split(/[^\p{L}\p{N}]+/u)])
    .filter((part) => part.length >= MIN_PERSONAL)
    .toSorted((a, b) => b.length - a.length)
  const rest = parts.reduce((text, part) => text.replaceAll(part, ' '), folded(password))
  return rest !== folded(password) && left(rest) < MIN_LEFT
}

/** How many characters are left without the words, runs, repetitions, years and signs. */
function left(text: string): number {
  const rest = withoutRuns(repetitions(text)).replace(/(?:19|20)\d\d/g, ' ')
  const spelled = rest.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign)
  return Math.min(lettersAndDigits(withoutWords(rest)), lettersAndDigits(withoutWords(spelled)))
}

function lettersAndDigits(text: string): number {
  return [...text.replace(/[^\p{L}\p{N}]+/gu, '')].length
}

/** «abcabcabc» isn't stronger than «abc». */
function repetitions(text: string): string {
  return text.replace(/(.{2,}?)\1+/gu, '$1').replace(/(.)\1{2,}/gu, '$1')
}

function withoutRuns(text: string): string {
  let rest = text
  for (let length = Math.min(text.length, LONGEST_RUN); length >= MIN_RUN; length--) {
    for (let from = 0; from + length <= rest.length; from++) {
      const piece = rest.slice(from, from + length)
      if (RUNS.some((run) => run.includes(piece))) rest = `${rest.slice(0, from)} ${rest.slice(from + length)}`
    }
  }
  return rest
}

function withoutWords(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (WORDS.has(word) ? ' ' : word))
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().slice(0, MAX_LOOKED_AT)
}
