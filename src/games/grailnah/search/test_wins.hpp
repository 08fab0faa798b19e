#pragma once

#include <string_view>
#include <vector>

#include "search/test_wins.hpp"

namespace broceliande::grailnah {

/// Positions from games, each with the one action that forces a win within so many actions of all
/// players together, and their number: plies, action, position.
inline constexpr std::string_view kWins = R"(
1 n:G20-* N:K@N,Q@N,n@A13,n@B13,n@G20/S:K@B11,Q@B13,n@S,n@S,n@A13,n@B10 M@A4,F@G2 N40 M;01;NS en1.1
1 n:G13-* N:K@B20,Q@N,n@N,n@A10,n@A20,n@F1/S:K@S,Q@S,n@A10,n@A17,n@A20,n@G13 M@A4,F@G7 S41 M;10;NS en1.1
1 n:G3-* N:K@N,Q@N,n@N,n@N,n@N,n@G3/S:K@S,Q@B12,n@S,n@S,n@S,n@E13 M@A3,F@G13 N16 M;01;NS en1.1
1 n:G13-* N:K@B2,Q@B1,n@N,n@N,n@A5,n@B5/E:K@A3,Q@B4,n@A5,n@A8,n@B5/S:K@S,Q@S,n@S,n@A8,n@A15,n@G13/W:K@W,Q@W,n@W,n@W,n@A15,n@G18 M@A18,F@G4 S94 F;2000;NESW en1.1
1 n:G18-* N:K@N,Q@N,n@N,n@N,n@A5,n@E20/E:K@B5,Q@B7,n@E,n@E,n@E,n@A5/S:K@S,Q@S,n@S,n@A15,n@F13/W:K@W,Q@W,n@W,n@W,n@A15,n@G18 M@A9,F@G8 W43 F;0100;NESW en1.1
3 n:F3-G3 N:K@N,Q@N,n@N,n@N,n@B20,n@F3/S:K@S,Q@S,n@S,n@A10,n@B13,n@E6 M@C10,F@G6 N22 -;00;NS en1.1
3 n:F20-G20 N:K@N,Q@N,n@N,n@A3,n@F20/S:K@S,Q@S,n@S,n@S,n@F10 M@B11,F@G2 N20 -;00;NS en1.1
3 n:F20-G20 N:K@N,Q@B1,n@N,n@N,n@B3,n@F20/S:K@S,Q@S,n@S,n@S,n@C7,n@D5 M@C13,F@G15 N24 -;00;NS en1.1
3 n:F20-G20 N:K@N,Q@N,n@A4,n@A10,n@A20,n@F3/S:K@S,Q@B10,n@S,n@A10,n@A20,n@F20 M@B13,F@G13 S33 -;00;NS en1.1
3 n:F3-G3 N:K@N,Q@N,n@N,n@A10,n@B5,n@F3/S:K@S,Q@B10,n@S,n@S,n@S,n@C13 M@C20,F@G15 N30 -;00;NS en1.1
3 n:F5-G5 N:K@N,Q@B2,n@N,n@N,n@A20,n@F3/S:K@B11,Q@S,n@S,n@S,n@S,n@F5 M@B17,F@G10 S27 -;00;NS en1.1
3 n:F17-G17 N:K@N,Q@N,n@N,n@N,n@N,n@F17/S:K@S,Q@S,n@S,n@S,n@S,n@D10 M@B11,F@G6 N14 -;00;NS en1.1
3 n:F10-G10 N:K@N,Q@A19,n@N,n@N,n@N,n@B3/S:K@S,Q@S,n@S,n@A13,n@A20,n@F10 M@A10,F@G5 S41 -;00;NS en1.1
3 n:F13-G13 N:K@N,Q@N,n@N,n@N,n@E3,n@F10/S:K@S,Q@S,n@S,n@F10,n@F13 M@B1,F@G2 S39 -;00;NS en1.1
3 n:F1-G1 N:K@N,Q@B10,n@N,n@A13,n@E3,n@F1/S:K@B10,Q@S,n@A4,n@A9,n@A13,n@E3 M@B6,F@G8 N62 -;00;NS en1.1
3 n:A19-A13 N:K@N,Q@C20,n@A10,n@A19,n@B2,n@B12/S:K@S,Q@B12,n@F20 M@C18,F@F4 N120 -;00;NS en1.1
3 n:A20-A13 N:K@N,Q@C20,n@A10,n@A20,n@B4,n@B12/S:K@S,Q@B12,n@F15 M@C18,F@F4 N124 -;00;NS en1.1
3 n:A10-A3 N:K@B2,Q@A3,n@A20,n@B12/S:K@B12,Q@S,n@A10,n@A20,n@B2,n@B16 M@C17,F@F2 S69 M;30;NS en1.1
3 n:A3-A10 N:K@B2,Q@N,n@A3,n@A13,n@B11,n@B20/S:K@S,Q@B11,n@S,n@A13,n@B8 M@C6,F@G4 N28 -;00;NS en1.1
3 n:B8-B11 N:K@N,Q@N,n@A10,n@A13,n@B8,n@B14/S:K@B11,Q@S,n@A10,n@A13 M@D1,F@G1 N50 -;00;NS en1.1
3 Q:E-B7 N:K@C2,Q@C20,n@B6/E:K@B6,Q@E/S:K@B9,Q@S,n@S/W:K@W,Q@W,n@W,n@G10 M@A10,F@F8 E253 M;3030;NESW en1.1
3 Q:W-B17 N:K@C2,Q@C3,n@B18/E:K@E,Q@B7,n@E,n@E,n@A3,n@G19/S:K@S,Q@A10/W:K@B18,Q@W,n@B7 M@B16,F@D16 W203 M;1010;NESW en1.1
3 Q:W-B17 N:K@C2,Q@C14,n@B18/E:K@B6,Q@B7,n@E,n@E,n@A4,n@G18/S:K@C12,Q@A10/W:K@B18,Q@W,n@B7 M@B16,F@D16 W223 M;1010;NESW en1.1
3 K:S-B11 N:K@A18,Q@N,n@A19,n@G10/E:K@A3,Q@E/S:K@S,Q@A19,n@A15/W:K@W,Q@B15,n@A15 M@B12,F@F11 S334 M;0301;NESW en1.1
3 Q:S-B12 N:K@N,Q@N,n@N,n@D19,n@G6/E:K@E,Q@B7/S:K@B7,Q@S,n@A15/W:K@B17,Q@B16,n@A15 M@B11,F@F20 S282 M;0300;NESW en1.1
3 K:N-B1 N:K@N,Q@A3/E:K@A3,Q@B8/S:K@B11,Q@S,n@G15/W:K@W,Q@W M@B2,F@E7 N240 M;0003;NESW en1.1
3 K:S-B12 N:K@N,Q@N,n@G15/E:K@A5,Q@B10,n@A8/S:K@S,Q@A5,n@A8/W:K@C18,Q@W M@B11,F@E10 S254 -;2030;NESW en1.1
3 K:E-B7 N:K@N,Q@A15/E:K@E,Q@C12,n@A10/S:K@B12,Q@C12,n@A10/W:K@W,Q@W,n@G18 M@B6,F@D15 E341 M;1010;NESW en1.1
4 n:F15-G15 N:K@B2,Q@N,n@N,n@A5,n@D3,n@D20/E:K@B6,Q@E,n@E,n@A8,n@A15,n@E5/W:K@B16,Q@W,n@W,n@W,n@D18,n@F15 M@B15,F@G5 W47 -;000;NEW en1.1
4 n:F8-G8 N:K@B2,Q@N,n@N,n@N,n@A5,n@E20/E:K@E,Q@E,n@E,n@E,n@E,n@F8/W:K@W,Q@W,n@W,n@W,n@W,n@D8 M@B1,F@G20 E28 -;000;NEW en1.1
4 n:F20-G20 N:K@B1,Q@N,n@N,n@N,n@N,n@F20/E:K@E,Q@E,n@E,n@E,n@C8,n@E5/W:K@W,Q@W,n@A9,n@A15,n@A18,n@D15 M@A3,F@G4 N39 -;000;NEW en1.1
4 n:F16-G16 N:K@N,Q@N,n@N,n@N,n@A5,n@A18/E:K@E,Q@E,n@E,n@E,n@A15,n@E8/W:K@W,Q@W,n@W,n@W,n@W,n@F16 M@B8,F@G8 W29 -;000;NEW en1.1
4 n:F20-G20 N:K@B1,Q@N,n@A5,n@D2,n@D15,n@F20/E:K@B6,Q@E,n@A5,n@D3,n@D5,n@D10/W:K@W,Q@W,n@C8,n@D15,n@D16,n@D18 M@E3,F@G4 N102 M;101;NEW en1.1
4 n:F2-G2 N:K@N,Q@B2,n@N,n@N,n@N,n@F2/E:K@E,Q@E,n@E,n@E,n@B8,n@F8/W:K@W,Q@W,n@W,n@W,n@W,n@E15 M@C1,F@G14 N36 -;000;NEW en1.1
5 n:E3-F3 N:K@N,Q@N,n@N,n@A10,n@B5,n@E3/S:K@S,Q@B10,n@S,n@S,n@S,n@B13 M@C20,F@G15 N28 -;00;NS en1.1
5 n:E20-F20 N:K@N,Q@N,n@A4,n@A10,n@A20,n@E3/S:K@S,Q@B10,n@S,n@A10,n@A20,n@E20 M@B13,F@G13 S31 -;00;NS en1.1
5 n:E5-F5 N:K@N,Q@B2,n@N,n@N,n@A20,n@E3/S:K@B11,Q@S,n@S,n@S,n@S,n@E5 M@B17,F@G10 S25 -;00;NS en1.1
5 n:E13-F13 N:K@N,Q@N,n@N,n@N,n@D3,n@F10/S:K@S,Q@S,n@S,n@E13,n@F10 M@B1,F@G2 S37 -;00;NS en1.1
5 n:E20-F20 N:K@N,Q@B1,n@N,n@N,n@B3,n@E20/S:K@S,Q@S,n@S,n@S,n@C5,n@C7 M@C13,F@G15 N22 -;00;NS en1.1
5 n:E20-F20 N:K@N,Q@N,n@A3,n@A10,n@A18,n@E20/S:K@S,Q@S,n@A10,n@A18,n@B16,n@D5 M@C17,F@G8 N38 -;00;NS en1.1
5 n:E20-F20 N:K@N,Q@N,n@N,n@N,n@A3,n@E20/S:K@S,Q@S,n@S,n@S,n@A10,n@D13 M@C3,F@G5 N20 -;00;NS en1.1
5 n:E2-F2 N:K@N,Q@N,n@N,n@N,n@A10,n@E3/S:K@S,Q@B11,n@S,n@S,n@S,n@E2 M@A13,F@G17 S27 -;00;NS en1.1
5 n:E5-F5 N:K@N,Q@N,n@N,n@A13,n@C20,n@E5/S:K@B13,Q@B10,n@S,n@S,n@S,n@S M@A10,F@G18 N38 -;10;NS en1.1
5 n:E10-F10 N:K@B2,Q@N,n@N,n@N,n@A13,n@E20/S:K@B12,Q@S,n@S,n@S,n@A13,n@E10 M@B3,F@G16 S23 -;00;NS en1.1
5 n:F15-G15 N:K@B1,Q@N,n@N,n@N,n@A5,n@F3/E:K@B6,Q@E,n@E,n@A5,n@A10,n@E8/S:K@B10,Q@B11,n@S,n@S,n@S,n@A13/W:K@W,Q@W,n@W,n@W,n@A13,n@F15 M@B18,F@G10 W63 -;0000;NESW en1.1
5 n:F1-G1 N:K@N,Q@N,n@A3,n@A5,n@A18,n@A19/E:K@E,Q@E,n@E,n@E,n@C8/S:K@S,Q@S,n@S,n@S,n@A15,n@F1/W:K@B16,Q@B18,n@W,n@W,n@A15 M@B5,F@F10 S62 -;0003;NESW en1.1
5 n:F10-G10 N:K@N,Q@B1,n@N,n@N,n@A5,n@E20/E:K@E,Q@E,n@E,n@E,n@E,n@E8/S:K@S,Q@S,n@S,n@S,n@S,n@F10/W:K@W,Q@W,n@W,n@W,n@F15 M@A3,F@G2 S30 -;0000;NESW en1.1
5 n:F10-G10 N:K@N,Q@N,n@N,n@A5,n@B3,n@B4/E:K@B3,Q@A10,n@E,n@E,n@E,n@A5/S:K@S,Q@S,n@S,n@A8,n@A15,n@F10/W:K@B15,Q@W,n@W,n@W,n@W,n@B18 M@B20,F@G4 S94 -;1000;NESW en1.1
5 n:F10-G10 N:K@B1,Q@N,n@N,n@N,n@N,n@E20/E:K@E,Q@E,n@E,n@E,n@E,n@E8/S:K@S,Q@S,n@S,n@S,n@S,n@F10/W:K@W,Q@W,n@W,n@W,n@W,n@E15 M@A5,F@G5 S30 -;0000;NESW en1.1
5 n:F18-G18 N:K@N,Q@N,n@N,n@N,n@A5,n@D20/E:K@B5,Q@B7,n@E,n@E,n@E,n@A5/S:K@S,Q@S,n@S,n@S,n@A15,n@F13/W:K@W,Q@W,n@W,n@W,n@A15,n@F18 M@A8,F@G9 W39 -;1000;NESW en1.1
5 n:F15-G15 N:K@N,Q@B1,n@N,n@N,n@N,n@F20/E:K@B6,Q@E,n@E,n@E,n@A8/S:K@B12,Q@S,n@A8,n@A13,n@A15,n@B10/W:K@W,Q@W,n@W,n@W,n@W,n@F15 M@A3,F@G1 W39 -;0000;NESW en1.1
)";

[[nodiscard]] inline std::vector<search::Win> wins() { return search::read_wins(kWins); }

}  // namespace broceliande::grailnah
