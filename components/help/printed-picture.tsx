import Image from 'next/image'
import type { ShownPicture } from '@/lib/help/shown-picture'

/** A picture that a tag prints, small, with its printed size in words. */
export function PrintedPictureView({ picture: { source }, words }: { picture: ShownPicture; words: string }) {
  return (
    <span className="flex items-center gap-2">
      <Image unoptimized src={source} alt="" width={40} height={40} className="bg-paper object-contain" />
      {words}
    </span>
  )
}
