/** The least `most` of the keys offered, in order: a heap that forgets all it need not keep. */
export class LeastKeys {
  private readonly heap: Float64Array
  private size = 0

  constructor(most: number) {
    this.heap = new Float64Array(most)
  }

  offer(key: number): void {
    if (this.size < this.heap.length) this.rise(key)
    else if (this.size > 0 && key < (this.heap[0] ?? 0)) this.sink(key)
  }

  sorted(): Float64Array {
    return this.heap.slice(0, this.size).sort()
  }

  private rise(key: number): void {
    let at = this.size
    this.size += 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if ((this.heap[parent] ?? 0) >= key) break
      this.heap[at] = this.heap[parent] ?? 0
      at = parent
    }
    this.heap[at] = key
  }

  private sink(key: number): void {
    let at = 0
    for (let child = 1; child < this.size; child = at * 2 + 1) {
      if (child + 1 < this.size && (this.heap[child + 1] ?? 0) > (this.heap[child] ?? 0)) child += 1
      if ((this.heap[child] ?? 0) <= key) break
      this.heap[at] = this.heap[child] ?? 0
      at = child
    }
    this.heap[at] = key
  }
}
