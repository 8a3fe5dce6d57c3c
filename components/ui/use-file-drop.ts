import { useRef, useState, type DragEvent } from 'react'

/** Makes an element accept dropped files: spread `drop` on it, and show `dragged`. */
export function useFileDrop(onFile: (file: File) => void) {
  const [dragged, setDragged] = useState(false)
  // Children send their own enter and leave; only the balance of both says whether the pointer is within.
  const depth = useRef(0)
  const leave = () => {
    depth.current = 0
    setDragged(false)
  }
  return {
    dragged,
    drop: {
      onDragEnter: (event: DragEvent) => {
        event.preventDefault()
        depth.current += 1
        setDragged(true)
      },
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDragLeave: () => {
        depth.current -= 1
        if (depth.current <= 0) leave()
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        leave()
        const file = event.dataTransfer.files[0]
        if (file !== undefined) onFile(file)
      },
    },
  }
}
