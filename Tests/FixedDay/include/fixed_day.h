#ifndef FIXED_DAY_H
#define FIXED_DAY_H

/// The name of the variable with the day, as YYYY-MM-DD, that the clock shows to a program which is
/// started with this library before all others (LD_PRELOAD).
#define FIXED_DAY "FIXED_DAY"

#endif
