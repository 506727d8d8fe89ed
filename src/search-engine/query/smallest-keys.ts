/** A heap that keeps the smallest `capacity` entries offered, ordered by both ranks and then by position. */
export class SmallestKeys {
  private readonly ranks: Float64Array
  private readonly seconds: Float64Array
  private readonly positions: Uint32Array
  private size = 0

  constructor(capacity: number) {
    this.ranks = new Float64Array(capacity)
    this.seconds = new Float64Array(capacity)
    this.positions = new Uint32Array(capacity)
  }

  offer(rank: number, second: number, position: number): void {
    if (this.size < this.ranks.length) this.rise(rank, second, position)
    else if (this.size > 0 && this.isBefore(rank, second, position, 0)) this.sink(rank, second, position)
  }

  sorted(): { readonly rank: number; readonly second: number; readonly position: number }[] {
    const pairs = Array.from({ length: this.size }, (_, i) => ({
      rank: this.ranks[i] as number,
      second: this.seconds[i] as number,
      position: this.positions[i] as number,
    }))
    return pairs.sort((a, b) => a.rank - b.rank || a.second - b.second || a.position - b.position)
  }

  private isBefore(rank: number, second: number, position: number, at: number): boolean {
    if (rank !== this.ranks[at]) return rank < (this.ranks[at] as number)
    if (second !== this.seconds[at]) return second < (this.seconds[at] as number)
    return position < (this.positions[at] as number)
  }

  private isOtherBefore(left: number, right: number): boolean {
    return this.isBefore(
      this.ranks[left] as number,
      this.seconds[left] as number,
      this.positions[left] as number,
      right,
    )
  }

  private move(from: number, to: number): void {
    this.set(to, this.ranks[from] as number, this.seconds[from] as number, this.positions[from] as number)
  }

  private set(at: number, rank: number, second: number, position: number): void {
    this.ranks[at] = rank
    this.seconds[at] = second
    this.positions[at] = position
  }

  private rise(rank: number, second: number, position: number): void {
    let at = this.size
    this.size += 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.isBefore(rank, second, position, parent)) break
      this.move(parent, at)
      at = parent
    }
    this.set(at, rank, second, position)
  }

  private sink(rank: number, second: number, position: number): void {
    let at = 0
    for (let child = 1; child < this.size; child = at * 2 + 1) {
      if (child + 1 < this.size && this.isOtherBefore(child, child + 1)) child += 1
      if (!this.isBefore(rank, second, position, child)) break
      this.move(child, at)
      at = child
    }
    this.set(at, rank, second, position)
  }
}
