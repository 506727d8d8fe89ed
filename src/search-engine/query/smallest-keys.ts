/** A heap that keeps the smallest `capacity` entries offered, ordered by both ranks and then by place. */
export class SmallestKeys {
  private readonly ranks: Float64Array
  private readonly seconds: Float64Array
  private readonly places: Uint32Array
  private size = 0

  constructor(capacity: number) {
    this.ranks = new Float64Array(capacity)
    this.seconds = new Float64Array(capacity)
    this.places = new Uint32Array(capacity)
  }

  offer(rank: number, second: number, place: number): void {
    if (this.size < this.ranks.length) this.rise(rank, second, place)
    else if (this.size > 0 && this.isBefore(rank, second, place, 0)) this.sink(rank, second, place)
  }

  sorted(): { readonly rank: number; readonly second: number; readonly place: number }[] {
    const pairs = Array.from({ length: this.size }, (_, i) => ({
      rank: this.ranks[i] as number,
      second: this.seconds[i] as number,
      place: this.places[i] as number,
    }))
    return pairs.sort((a, b) => a.rank - b.rank || a.second - b.second || a.place - b.place)
  }

  private isBefore(rank: number, second: number, place: number, at: number): boolean {
    if (rank !== this.ranks[at]) return rank < (this.ranks[at] as number)
    if (second !== this.seconds[at]) return second < (this.seconds[at] as number)
    return place < (this.places[at] as number)
  }

  private isOtherBefore(left: number, right: number): boolean {
    return this.isBefore(this.ranks[left] as number, this.seconds[left] as number, this.places[left] as number, right)
  }

  private move(from: number, to: number): void {
    this.set(to, this.ranks[from] as number, this.seconds[from] as number, this.places[from] as number)
  }

  private set(at: number, rank: number, second: number, place: number): void {
    this.ranks[at] = rank
    this.seconds[at] = second
    this.places[at] = place
  }

  private rise(rank: number, second: number, place: number): void {
    let at = this.size
    this.size += 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.isBefore(rank, second, place, parent)) break
      this.move(parent, at)
      at = parent
    }
    this.set(at, rank, second, place)
  }

  private sink(rank: number, second: number, place: number): void {
    let at = 0
    for (let child = 1; child < this.size; child = at * 2 + 1) {
      if (child + 1 < this.size && this.isOtherBefore(child, child + 1)) child += 1
      if (!this.isBefore(rank, second, place, child)) break
      this.move(child, at)
      at = child
    }
    this.set(at, rank, second, place)
  }
}
