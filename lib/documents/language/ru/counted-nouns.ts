/**
 * Nouns whose gender their forms next to numbers don't tell. Lower case. Sources: Зализняк, Грамматический словарь русского языка (2003);
 * ГОСТ 7.12-93 and ОКЕИ for abbreviations.
 */

/** Masculine nouns in -а and -я. */
export const MASCULINE_IN_A = `судья староста старшина глава мужчина юноша воевода коллега дядя папа дедушка староста слуга`

/** Neuter nouns in -я. */
export const NEUTER_IN_YA = `время имя знамя племя пламя семя стремя темя вымя бремя дитя`

/** Masculine nouns in -ь whose genitive is that of feminine ones. */
export const MASCULINE_LIKE_FEMININE = `путь`

/** Abbreviations of counted things, by gender. */
export const ABBREVIATED_MASCULINE = `экз мес дн ч л кг г м мм см км мг мл га гр чел компл компл-т пог кв куб руб вт квт в а гц гр бк мкр мзв мкзв зв мгр дол долл цн пак рул мешок`
export const ABBREVIATED_FEMININE = `шт ед мин сек стр коп т уп упак пач бут кор кор-ка таб табл капс амп бан бут фл-ка нед тыс позиц поз`
