/** Typed arrays in shared memory, so that a segment passes to another thread without copying. */
export const sharedU8 = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length))
export const sharedU16 = (length: number): Uint16Array => new Uint16Array(new SharedArrayBuffer(length * 2))
export const sharedU32 = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4))
export const sharedF64 = (length: number): Float64Array => new Float64Array(new SharedArrayBuffer(length * 8))

/** A growing list of unsigned integers without boxing. */
export class GrowingU32 {
  values = new Uint32Array(1024)
  length = 0

  push(value: number): void {
    if (this.length === this.values.length) {
      const wider = new Uint32Array(this.values.length * 2)
      wider.set(this.values)
      this.values = wider
    }
    this.values[this.length] = value
    this.length += 1
  }
}
