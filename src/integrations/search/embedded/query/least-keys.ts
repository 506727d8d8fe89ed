/** The least `most` of the keys offered, in order: a heap that forgets all it need not keep. */
export class LeastKeys {
  private readonly heap: Float64Array
  private size = 0

  constructor(most: number) {
    this.heap = new Float64Array(most)
  }

  offer(key: number): void {
    if (this.size < this.heap.length) this.rise(key)
    else if (this.size > 0 && key < (this.heap[0] as number)) this.sink(key)
  }

  sorted(): Float64Array {
    return this.heap.slice(0, this.size).sort()
  }

  private rise(key: number): void {
    let at = this.size
    this.size += 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if ((this.heap[parent] as number) >= key) break
      this.heap[at] = this.heap[parent] as number
      at = parent
    }
    this.heap[at] = key
  }

  private sink(key: number): void {
    let at = 0
    for (let child = 1; child < this.size; child = at * 2 + 1) {
      if (child + 1 < this.size && (this.heap[child + 1] as number) > (this.heap[child] as number)) child += 1
      if ((this.heap[child] as number) <= key) break
      this.heap[at] = this.heap[child] as number
      at = child
    }
    this.heap[at] = key
  }
}
