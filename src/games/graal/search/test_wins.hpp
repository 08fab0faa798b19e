#pragma once

#include <string_view>

namespace broceliande::graal {

/// Positions from games and puzzles set up by chance, each with the one action that forces a win
/// within so many actions of both camps together, retreats counted, and their number: plies,
/// action, position. No win is sooner.
inline constexpr std::string_view kWins = R"(
1 h2xh1 s;4sd1k7/2n;5p1s1n:1n:1/1s;1n;en1l;2ns:n:1a:1/a;3s;3ases:4/4n;4e1a:e:e:2/1e;9a:4/16/14a:1/3a;a;11/a;3E:2S:3a3l:/5A:6La2/3S:A:1A3L;A;4/2L:5EE1S;4/1A:1N:N3L1E;5/L:1N:S:3nDE6/2N:1P2KNS;6 h1h2,i16i15 N1 - 1 3@world-of-art
1 i15xk16 10pn:4/8E;s3n:2/1s;2n;5ns:n:3/2e;s;1l;ee2e1s:l:l:1/l;3e;5a;e:1e:2/3l;1l5aa:3/4a;5A;5/4A3n;1A;2a:2/a;e;E:A:3a5e:2/5E:A:7A;1/A:6s8/1L:4A:E1LA3E;l:/L:1N:1LN:1N1ES;a1S;2/2L:E:1N2S1L;N;1N;2/2N:7D3E;1/S:3P1S:KS2N1N;2 h1h2,i16i15 S3 - 2 3@world-of-art
1 h14-i14 4n11/14e1/4L2S8/16/16/8l7/3L2N9/8N7/16/16/16/16/8p7/4E7K1A1/10A5/9N6 m3l3,i14h14 S1 - 1 1@world-of-art
1 h3xl7 6s:1k7/5n:2sd2n3/4n:2s:1s2e3/e:3e:1e:1a:3l2l/4n:a:1a:a3ae2/3A12/13e1S:/16/15L:/11P4/L11E:3/E6A2LA:3A:/15E:/7s:2L5/7N:8/6S3E:5 h1h2,i16i15 N2 - 8 2@world-of-art
1 p1-o1 a:10a:a:2a/10e:1e3/1e:12k1/a1a:8e4/P15/16/16/11e:4/16/8e7/16/16/16/16/16/15p o1p1,o14p14 N1 - 2 2@world-of-art
1 h6xh3 1ea13/4k11/8n7/n10a4/6e9/16/10s5/4s11/16/16/7l8/16/16/7K8/12l3/16 h2h3,e15f15 N1 - 5 1@twin-fords
2 n4-p6 l4k10/6l2p6/4ea10/5e4n5/a15/1l1a12/16/6e1a7/16/15D/16/8s7/13n2/16/9A5A/14S1 n5n4,f16e16 S1 p2*n4 2 1@world-of-art
2 f1xg3 4E11/15K/15k/16/16/16/E;15/16/d4L:10/l15/16/16/16/6e;e8/16/4EE;E3D5 c5c4,p16p15 S3 - 0 3@world-of-art
3 p3xo2 1k14/16/15e/2D7S5/14a1/16/16/16/16/16/14l1/16/16/15s/14K1/2PE12 o1o2,b16c16 N1 - 0 1@twin-fords
3 d14-b16 16/16/3D4sn6/A5a9/5l10/12e3/16/16/16/16/8E7/2NE12/10p5/10A1K2A/16/16 m3m2,b15b16 S1 - 6 1@world-of-art
3 j6xi8 14N1/15k/16/12A3/11L4/16/16/16/7Ea7/16/9E6/16/6E1N7/6N9/2AA1AP9/2KD12 c1d1,p15p16 S1 - 1 1@world-of-art
3 e12-e9 4s;1s1ks:1sa:3/1e;3de5n:n:2/12n:3/6n;3ep4/4na2ea1a:1e:2/11e:4/3S:3s;8/16/12a:3/7S8/6N5N:3/6AL2N5/2N:2L10/2L:3E:4E4/6S1K6l:/6S:9 h1h2,i16i15 N1 - 13 3@world-of-art
3 p13-p14 10N5/s14k/16/15S/10N4a/16/2a8S3l/16/16/10E5/2EN5E6/16/5AA1A7/16/5K10/16 f2f3,p15p14 S1 - 29 1@twin-fords
3 k14xm14 10k5/10L5/10P1l3/16/16/16/E15/16/16/16/12A3/14E1/11K4/4S10L/A15/14S1 k2k3,k16l16 S1 - 3 1@world-of-art
3 d10-d1 13k1a/a11sda1/16/16/12n1a1/6e9/3l12/16/e9l5/16/16/16/16/16/16/8K7 c1d1,n16m16 N1 - 25 1@world-of-art
3 n6xn12 N:15/k15/16/1L:14/3A:9a2/16/11A:4/16/11A4/5P10/2A10LE1/6A9/1A:8D3E:1/K2N12/16/4A4S1E:4 a3a4,a15b15 S1 - 18 2@twin-fords
3 k7*j6 15k/16/16/16/16/16/16/10l:5/16/10a5/9P6/16/4A4L2s:3/16/16/3L12 f1f2,j13k13 N1 - 0 2@twin-fords
3 c6*c5 9d6/16/16/16/16/16/16/l;5S9/2E13/16/2a:13/2K13/16/16/5a:10/s:15 d5c5,g14g15 N2 - 0 3@twin-fords
3 h12*h14 4D7s3/16/7k8/4A11/1L:5A:8/16/16/16/16/16/16/16/16/16/16/16 i2i3,i14i15 S2 - 0 2@world-of-art
4 p7xp15 1n2n8p2/5e3S2s2k/5es2n6/14a1/5L10/2a5e7/6aa8/13S2/16/1s8E4L/A1AA12/L12A2/7E3El2L/4l4K6/16/1P1N10D1 j3k3,p16p15 S1 - 0 1@twin-fords
4 f2xf4 8k1s5/5e:10/16/16/5a:1a:3a4/7e:1e6/16/16/16/16/16/16/5A3n:6/16/5n10/7K8 h1h2,i16i15 N1 - 2 2@world-of-art
4 k7-k15 9S;6/2e:2N:2a:k6/16/8A:A:6/16/7n:8/11A:4/16/16/10N:5/6EL:E:7/A;2A4E;2E:4/1A5E:2A4A;/4P1E2L5N;/12SA2/8SS:S;KD3 l1k1,j14j15 S2 - 2 3@twin-fords
4 p12xp1 a:10a:a:2a/10e:1e3/1e:12k1/a10e4/1a:13p/16/16/11e:4/16/P7e7/16/16/16/16/16/15K o1p1,o14p14 N1 - 0 2@world-of-art
4 g16-f15 6L9/16/4Sa10/n2e3l8/16/12L3/16/16/16/2p13/16/8A7/1A2E3N1A4N/5D10/16/P10K4 l1l2,g15f15 S1 - 1 1@twin-fords
4 h16xi14 7e4p3/7N1e6/8N:4e:2/2S2A3A;2A:3/16/16/16/16/16/16/12e:3/14D1/9A:6/16/16/13N2 n4n3,h14i14 N1 - 0 3@world-of-art
4 m3*p3 16/16/16/16/16/16/16/16/10p5/12E;3/11K4/16/9a4s1/12a;2L/16/16 p4o4,o11o10 N3 - 0 3@world-of-art
4 m9*l9 16/16/16/12a3/10N5/16/16/11pA:A2/16/11e:4/11l4/K15/16/16/16/16 b7b8,o9p9 S2 - 0 2@twin-fords
5 i15-f15 16/8N7/16/16/16/16/16/13E2/16/16/12A3/13K2/16/7k5A2/13P1A/15E n5n4,f16e16 S1 - 65 1@world-of-art
5 b4xn16 6e6a2/3l12/n13kL:/e:3e:11/16/2a:13/1e14/16/16/12s:3/7A8/16/1S3P10/6L:9/5E:10/16 f1e1,o14p14 S1 - 5 2@world-of-art
5 j15-k14 16/9N1e:4/16/16/10L:5/12k3/A:15/16/A:15/3E:12/A:12E2/2E13/4N11/12A3/14K1/1E:5A5A:2 o2o1,j14k14 S1 - 19 2@twin-fords
5 c12-e12 3a10k1/16/8E1e5/3a12/2l13/16/16/16/16/16/3e12/16/16/4K11/16/16 e3e4,o16p16 N1 - 49 1@twin-fords
5 g6-e8 16/16/16/16/16/16/k15/16/16/4A11/6P1E7/2E13/16/16/14K1/16 o2o1,e14e13 S1 - 2 1@world-of-art
5 d11-c9 16/16/16/16/15a/2PE12/16/16/14e1/4p11/16/16/16/11E4/16/16 o6p6,b9b10 S1 - 0 1@twin-fords
5 p4-n5 16/16/16/16/16/16/16/11l4/6E9/3A12/16/10K5/15e/16/16/13k2 m6l6,c10c9 N1 - 0 1@twin-fords
5 l14*i14 P8N6/16/8a:2A:4/16/16/7a8/16/7k8/16/16/16/16/16/16/16/16 m6l6,j12j11 S2 - 0 3@world-of-art
5 o1*m1 16/16/16/16/16/12l:3/16/9n6/16/16/14a:1/16/14p1/13E2/3l:12/11A:K1a1 o2p2,k16j16 N1 - 0 2@twin-fords
5 d14*a14 16/L4A10/s:2A:12/16/16/1l2D11/4S11/1p14/16/16/6S;9/16/16/16/16/16 a4b4,a16a15 S2 - 0 3@twin-fords
5 g2-i4 16/16/5p10/16/16/16/16/16/16/16/16/16/16/5n10/3K2s4E4/16 h4h5,o11o10 N1 - 0 1@world-of-art
6 k3xj5 9e6/16/16/16/16/4e11/16/4P1S9/16/5k10/12A3/9D6/16/8d1e5/9E6/16 h4h5,a14b14 N1 - 0 1@world-of-art
6 f15-d13 12N1a1/5N10/7E:K7/16/6p9/11e4/e15/16/2n1P11/2s;13/9d6/16/16/16/16/16 e5e6,d12d13 S1 - 0 3@world-of-art
6 i4*i3 16/16/16/7k8/16/16/16/16/4a11/16/16/16/8a7/7sE7/9D6/16 h4g4,g16f16 N1 - 0 1@twin-fords
6 l11*l12 16/16/16/16/4k6e4/11A4/16/16/16/16/4S11/1S14/16/16/16/14D1 c5d5,j12j13 S1 - 0 1@twin-fords
7 k13xm14 16/16/12a:3/10E:5/4p11/15e/11D4/16/16/5E:10/16/16/7e5E2/5E3e1n4/12e:3/16 k2j2,p13p14 S2 - 0 2@twin-fords
7 h13xj14 16/10K5/9L6/7e8/16/16/16/16/16/3k12/16/16/16/16/16/16 e3d3,j12j11 N1 - 0 1@twin-fords
7 d10-b9 16/16/16/15n/11E4/11K4/E2E12/16/16/k15/16/16/16/16/16/16 c8c7,i12i13 S1 - 0 1@twin-fords
7 c1xk1 16/16/4N11/16/16/4N11/16/10p5/16/16/16/16/16/16/16/2D7n5 j3k3,g13g14 S1 - 0 1@world-of-art
7 k2xk6 16/16/16/16/16/16/16/16/16/2D13/10L5/16/2d13/16/10n5/16 g5h5,i11j11 N1 - 0 1@world-of-art
)";

}  // namespace broceliande::graal
