/** A heap that keeps the smallest `capacity` pairs offered, ordered by rank and then by place. */
export class SmallestKeys {
  private readonly ranks: Float64Array
  private readonly places: Uint32Array
  private size = 0

  constructor(capacity: number) {
    this.ranks = new Float64Array(capacity)
    this.places = new Uint32Array(capacity)
  }

  offer(rank: number, place: number): void {
    if (this.size < this.ranks.length) this.rise(rank, place)
    else if (this.size > 0 && this.isBefore(rank, place, 0)) this.sink(rank, place)
  }

  sorted(): { readonly rank: number; readonly place: number }[] {
    const pairs = Array.from({ length: this.size }, (_, i) => ({
      rank: this.ranks[i] as number,
      place: this.places[i] as number,
    }))
    return pairs.sort((a, b) => a.rank - b.rank || a.place - b.place)
  }

  private isBefore(rank: number, place: number, at: number): boolean {
    const other = this.ranks[at] as number
    return rank < other || (rank === other && place < (this.places[at] as number))
  }

  private set(at: number, rank: number, place: number): void {
    this.ranks[at] = rank
    this.places[at] = place
  }

  private rise(rank: number, place: number): void {
    let at = this.size
    this.size += 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.isBefore(rank, place, parent)) break
      this.set(at, this.ranks[parent] as number, this.places[parent] as number)
      at = parent
    }
    this.set(at, rank, place)
  }

  private sink(rank: number, place: number): void {
    let at = 0
    for (let child = 1; child < this.size; child = at * 2 + 1) {
      if (child + 1 < this.size && this.isBefore(this.ranks[child] as number, this.places[child] as number, child + 1))
        child += 1
      if (!this.isBefore(rank, place, child)) break
      this.set(at, this.ranks[child] as number, this.places[child] as number)
      at = child
    }
    this.set(at, rank, place)
  }
}
