/** How the text of a column is aligned: text left, numbers right. */
export type Align = 'left' | 'right' | 'center'

export const ALIGN: Readonly<Record<Align, string>> = { left: 'text-left', right: 'text-right', center: 'text-center' }
