/** Cyrillic letters for comparing names of medicines, and those that look like Latin ones. `a=b` pairs. */
export const RU_LETTERS = {
  transliteration:
    'а=a б=b в=v г=g д=d е=e ж=j з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=c ч=c ш=s щ=s ъ= ы=i ь= э=e ю=u я=a',
  lookalikes: 'а=a в=b с=c е=e н=h к=k м=m о=o р=p т=t у=y х=x і=i',
  folding: 'ё=е',
  digits: 'О о З Ч б',
} as const
