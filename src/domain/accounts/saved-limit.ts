/** Vehicles that an account holds (ACC-02). */
export const MAX_SAVED_VEHICLES = 100
