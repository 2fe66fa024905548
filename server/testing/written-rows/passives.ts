/** Rows of resistors, capacitors and inductors as people write them: `reference | value | footprint | description | number | maker => what is right`. */

export const resistors = `
R1 | 10k | 0603 => chip-resistors resistance=10k package=0603
R2 | 10K | R_0603_1608Metric => chip-resistors resistance=10k package=0603
R3 | 10 kOhm | Resistor_SMD:R_0603_1608Metric => chip-resistors resistance=10k package=0603
R4 | 10 kΩ 1% | R0603 => chip-resistors resistance=10k tolerance<=1 package=0603
R5 | 10k/1%/0603 |  => chip-resistors resistance=10k tolerance<=1 package=0603
R6 | 4k7 | 0402 => chip-resistors resistance=4k7 package=0402
R7 | 4,7k | 0402 => chip-resistors resistance=4k7 package=0402
R8 | 4.7k | RES_0402 => chip-resistors resistance=4k7 package=0402
R9 | 4K7 5% | 0402 => chip-resistors resistance=4k7 tolerance<=5 package=0402
R10 | 4700 | 0805 => chip-resistors resistance=4k7 package=0805
R11 | 4700R | 0805 => chip-resistors resistance=4k7 package=0805
R12 | 472 | 0805 => chip-resistors resistance=4k7 package=0805
R13 | 1001 | 0805 => chip-resistors resistance=1k package=0805
R14 | 2R2 | 1206 => chip-resistors resistance=2.2 package=1206
R15 | 2,2 | 1206 => chip-resistors resistance=2.2 package=1206
R16 | 2.2 Ohm | R_1206_3216Metric => chip-resistors resistance=2.2 package=1206
R17 | 2E2 | 1206 => chip-resistors resistance=2.2 package=1206
R18 | 22E | 0603 => chip-resistors resistance=22 package=0603
R19 | 22R | 0603 | RES SMD 22 OHM 1% 1/10W 0603 => chip-resistors resistance=22 tolerance<=1 powerRating>=0.099 package=0603
R20 | 22 | 0603 => chip-resistors resistance=22 package=0603
R21 | 100 | 0603 => chip-resistors resistance=100 package=0603
R22 | 100R | 1608 => chip-resistors resistance=100 package=0603
R23 | 100 | R_0603_1608Metric_Pad0.98x0.95mm_HandSolder => chip-resistors resistance=100 package=0603
R24 | 330 | RESC1608X55N => chip-resistors resistance=330 package=0603
R25 | 330R 1/8W | 0805 => chip-resistors resistance=330 powerRating>=0.124 package=0805
R26 | 330 Ω ±5 % | 0805 => chip-resistors resistance=330 tolerance<=5 package=0805
R27 | 1M | 0603 => chip-resistors resistance=1M package=0603
R28 | 1 MOhm | 0603 => chip-resistors resistance=1M package=0603
R29 | 1Meg | 0603 => chip-resistors resistance=1M package=0603
R30 | 2M2 | 0603 => chip-resistors resistance=2.2M package=0603
R31 | 0R | 0603 => chip-resistors resistance=0 package=0603
R32 | 0 | 0402 => chip-resistors resistance=0 package=0402
R33 | 0 Ohm | 0805 | Jumper => chip-resistors resistance=0 package=0805
R34 | 49R9 | 0603 => chip-resistors resistance=49.9 package=0603
R35 | 49.9 1% | 0603 => chip-resistors resistance=49.9 tolerance<=1 package=0603
R36 | 49,9R | 0402 => chip-resistors resistance=49.9 package=0402
R37 | 60,2k | 0603 => chip-resistors resistance=60.2k package=0603
R38 | 22,1k 1% | 0603 => chip-resistors resistance=22.1k tolerance<=1 package=0603
R39 | 1,5k | 0603 => chip-resistors resistance=1.5k package=0603
R40 | 1k5 | SMD0603 => chip-resistors resistance=1.5k package=0603
R41 | 10кОм | 0603 | Резистор 1% => chip-resistors resistance=10k tolerance<=1 package=0603
R42 | 4,7 кОм | 0805 => chip-resistors resistance=4.7k package=0805
R43 | 10k | 0603 | Widerstand 1% 100mW => chip-resistors resistance=10k tolerance<=1 powerRating>=0.099 package=0603
R44 | 10k | 0603 | résistance 1 % => chip-resistors resistance=10k tolerance<=1 package=0603
R45 | 10k | 0603 | 贴片电阻 1% => chip-resistors resistance=10k tolerance<=1 package=0603
R46 | 10k | 1608 | チップ抵抗 1% => chip-resistors resistance=10k tolerance<=1 package=0603
R47 | １０ｋ | 0603 => chip-resistors resistance=10k package=0603
R48 | 47k | R0402_N => chip-resistors resistance=47k package=0402
R49 | 47kΩ | 0402 | ±1% 62.5mW => chip-resistors resistance=47k tolerance<=1 powerRating>=0.062 package=0402
R50 | 47K | R0805 | 5% 1/8W => chip-resistors resistance=47k tolerance<=5 powerRating>=0.124 package=0805
R51 | 120R | 1206 | 1/4W 5% => chip-resistors resistance=120 tolerance<=5 powerRating>=0.249 package=1206
R52 | 120 | 1206 | ≥ 0,25 W => chip-resistors resistance=120 powerRating>=0.249 package=1206
R53 | 8k2 | 0603 => chip-resistors resistance=8.2k package=0603
R54 | 8.2K | 0603 | +/-1% => chip-resistors resistance=8.2k tolerance<=1 package=0603
R55 | 100k | 0402 => chip-resistors resistance=100k package=0402
R56 | 100K 1% | 0402 => chip-resistors resistance=100k tolerance<=1 package=0402
R57 | 104 | 0402 => chip-resistors resistance=100k package=0402
R58 | 220k | 0805 => chip-resistors resistance=220k package=0805
R59 | 470k | 0603 => chip-resistors resistance=470k package=0603
R60 | 5k1 | 0402 => chip-resistors resistance=5.1k package=0402
R61 | 5.1k 1% | 0402 => chip-resistors resistance=5.1k tolerance<=1 package=0402
R62 | 3k3 | 0603 => chip-resistors resistance=3.3k package=0603
R63 | 33R | 0402 => chip-resistors resistance=33 package=0402
R64 | 33 ohms | 0402 => chip-resistors resistance=33 package=0402
R65 | 27R | 0603 | USB series => chip-resistors resistance=27 package=0603
R66 | 15k | 0603 | 0.1% => chip-resistors resistance=15k tolerance<=0.1 package=0603
R67 | 56R | 2512 | 1W => chip-resistors resistance=56 powerRating>=0.99 package=2512
R68 | 6R8 | 2512 => chip-resistors resistance=6.8 package=2512
R69 | R100 | 2512 | 1% 1W => chip-resistors,current-sense-resistors resistance=0.1 tolerance<=1 powerRating>=0.99 package=2512
R70 | 0R1 | 2512 => chip-resistors,current-sense-resistors resistance=0.1 package=2512
R71 | 100m | 2512 => chip-resistors,current-sense-resistors resistance=0.1 package=2512
R72 | 10mR | 2512 => chip-resistors,current-sense-resistors resistance=0.01 package=2512
R73 | R010 | 2512 => chip-resistors,current-sense-resistors resistance=0.01 package=2512
R74 | 0.47 | 0603 => chip-resistors,current-sense-resistors resistance=0.47 package=0603
R75 | R47 | 0805 => chip-resistors,current-sense-resistors resistance=0.47 package=0805
R76 | 10k | R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm_Horizontal => through-hole-resistors resistance=10k
R77 | 330 | 0204/6 => through-hole-resistors resistance=330
R78 | 1k 1% 1/4W | 0207/10 => through-hole-resistors resistance=1k tolerance<=1 powerRating>=0.249
R79 | 600R | 0603 => chip-resistors resistance=600 package=0603
R80 | 120R@100MHz | 0603 => nothing
R81 | 10k NTC | 0603 => thermistors resistance=10k
R82 | 10k | 0603 | DNP => nothing
R83 | 10k | 0603 | nicht bestücken => nothing
R84 | NC | 0603 => nothing
R85 | 100k 5W | 0402 => nothing
R86 | 10k 0.00001% | 0603 => nothing
R87 | 10k | SOT-23 => nothing
R88 | 10k 5V | TestPoint_Pad_D1.5mm => nothing
R89 | 12k | 0603 | 1% 0.1W, 75V => chip-resistors resistance=12k tolerance<=1 powerRating>=0.099 package=0603
R90 | 18k | 0402 | min. 1%, min. 0.5% => chip-resistors resistance=18k tolerance<=0.5 package=0402
`;

export const capacitors = `
C1 | 100n | 0603 => mlcc capacitance=100n package=0603
C2 | 100nF | C_0603_1608Metric => mlcc capacitance=100n package=0603
C3 | 0.1uF | Capacitor_SMD:C_0603_1608Metric => mlcc capacitance=100n package=0603
C4 | 0,1uF | 0603 => mlcc capacitance=100n package=0603
C5 | .1uF | 0603 => mlcc capacitance=100n package=0603
C6 | 0.1 mfd | 0603 => mlcc capacitance=100n package=0603
C7 | 104 | 0603 => mlcc capacitance=100n package=0603
C8 | 0.1 | 0603 => mlcc capacitance=100n package=0603
C9 | 0,1µF | 1608 => mlcc capacitance=100n package=0603
C10 | 100NF | C0603 => mlcc capacitance=100n package=0603
C11 | 100n/50V/X7R/0603/10% |  => mlcc capacitance=100n ratedVoltage>=50 tolerance<=10 dielectric~c0g,u2j,x7r,x8r package=0603
C12 | 100n 50V | 0603 => mlcc capacitance=100n ratedVoltage>=50 package=0603
C13 | 100nF | 0603 | ≥50V X7R => mlcc capacitance=100n ratedVoltage>=50 dielectric~c0g,u2j,x7r,x8r package=0603
C14 | 100nF | 0402 | 16V => mlcc capacitance=100n ratedVoltage>=16 package=0402
C15 | 100nF | CAPC1005X55N => mlcc capacitance=100n package=0402
C16 | 100 нФ | 0805 => mlcc capacitance=100n package=0805
C17 | 0,1 мкФ | 0805 | 50 В => mlcc capacitance=100n ratedVoltage>=50 package=0805
C18 | 1u | 0603 => mlcc capacitance=1u package=0603
C19 | 1uF | 0402 | 10V X5R => mlcc capacitance=1u ratedVoltage>=10 dielectric~c0g,u2j,x5r,x7r,x8r package=0402
C20 | 1µF | 0603 | min. 10V, X5R,min. 25V, X5R => mlcc capacitance=1u ratedVoltage>=25 dielectric~c0g,u2j,x5r,x7r,x8r package=0603
C21 | 1 uF 16V X5R | 0603 => mlcc capacitance=1u ratedVoltage>=16 dielectric~c0g,u2j,x5r,x7r,x8r package=0603
C22 | 105 | 0603 => mlcc capacitance=1u package=0603
C23 | 1000n | 0603 => mlcc capacitance=1u package=0603
C24 | 2u2 | 0603 => mlcc capacitance=2.2u package=0603
C25 | 2,2µ | 0603 => mlcc capacitance=2.2u package=0603
C26 | 2.2uF/25V | 0603 => mlcc capacitance=2.2u ratedVoltage>=25 package=0603
C27 | 2.2uF | 0402 | 6.3V => mlcc capacitance=2.2u ratedVoltage>=6.3 package=0402
C28 | 4u7 | 0805 => mlcc capacitance=4.7u package=0805
C29 | 4,7uF 25V | 0805 => mlcc capacitance=4.7u ratedVoltage>=25 package=0805
C30 | 4.7µF | 0603 | X5R 6,3 V => mlcc capacitance=4.7u ratedVoltage>=6.3 dielectric~c0g,u2j,x5r,x7r,x8r package=0603
C31 | 475 | 0805 => mlcc capacitance=4.7u package=0805
C32 | 10u | 0805 => mlcc capacitance=10u package=0805
C33 | 10uF 25V X5R | 0805 => mlcc capacitance=10u ratedVoltage>=25 dielectric~c0g,u2j,x5r,x7r,x8r package=0805
C34 | 10µF/10V | 0603 => mlcc capacitance=10u ratedVoltage>=10 package=0603
C35 | 10uF | 1206 | 50V => mlcc capacitance=10u ratedVoltage>=50 package=1206
C36 | 22u | 0805 => mlcc capacitance=22u package=0805
C37 | 22uF 6V3 | 0805 => mlcc capacitance=22u ratedVoltage>=6.3 package=0805
C38 | 22uF | 1206 | 16V X5R => mlcc capacitance=22u ratedVoltage>=16 dielectric~c0g,u2j,x5r,x7r,x8r package=1206
C39 | 47u | 1206 => mlcc capacitance=47u package=1206
C40 | 10n | 0402 => mlcc capacitance=10n package=0402
C41 | 10nF 50V | 0603 => mlcc capacitance=10n ratedVoltage>=50 package=0603
C42 | 103 | 0603 => mlcc capacitance=10n package=0603
C43 | 103K | 0603 => mlcc capacitance=10n package=0603
C44 | 0.01uF | 0603 => mlcc capacitance=10n package=0603
C45 | ,01uF | 0603 => mlcc capacitance=10n package=0603
C46 | 10000p | 0603 => mlcc capacitance=10n package=0603
C47 | 10000 pfd | 0603 => mlcc capacitance=10n package=0603
C48 | 1n | 0402 => mlcc capacitance=1n package=0402
C49 | 1nF 100V | 0603 => mlcc capacitance=1n ratedVoltage>=100 package=0603
C50 | 1000pF | 0603 => mlcc capacitance=1n package=0603
C51 | 102 | 0603 => mlcc capacitance=1n package=0603
C52 | 2n2 | 0603 => mlcc capacitance=2.2n package=0603
C53 | 2,2nF | 0603 => mlcc capacitance=2.2n package=0603
C54 | 4n7 | 0603 => mlcc capacitance=4.7n package=0603
C55 | 4.7nF X7R | 0603 => mlcc capacitance=4.7n dielectric~c0g,u2j,x7r,x8r package=0603
C56 | 22n | 0603 => mlcc capacitance=22n package=0603
C57 | 0,22uF | 0603 => mlcc capacitance=220n package=0603
C58 | 220n | 0603 | 25V X7R => mlcc capacitance=220n ratedVoltage>=25 dielectric~c0g,u2j,x7r,x8r package=0603
C59 | u22 | 0603 => mlcc capacitance=220n package=0603
C60 | 470n | 0603 => mlcc capacitance=470n package=0603
C61 | 470p | 0603 => mlcc capacitance=470p package=0603
C62 | 471 | 0603 => mlcc capacitance=470p package=0603
C63 | 100p | 0402 => mlcc capacitance=100p package=0402
C64 | 100pF C0G | 0603 => mlcc capacitance=100p dielectric~c0g package=0603
C65 | 100pF NP0 50V 5% | 0603 => mlcc capacitance=100p ratedVoltage>=50 tolerance<=5 dielectric~c0g package=0603
C66 | 22p | 0402 => mlcc capacitance=22p package=0402
C67 | 22pF/50V/NPO | 0402 => mlcc capacitance=22p ratedVoltage>=50 dielectric~c0g package=0402
C68 | 18pF | 0402 | C0G or NP0/16V => mlcc capacitance=18p ratedVoltage>=16 dielectric~c0g package=0402
C69 | 12p | C_0402_1005Metric => mlcc capacitance=12p package=0402
C70 | 33pF COG | 0603 => mlcc capacitance=33p dielectric~c0g package=0603
C71 | 10pF | 0603 => mlcc capacitance=10p package=0603
C72 | 100nF | 0603 | Keramikkondensator 50V X7R 10% => mlcc capacitance=100n ratedVoltage>=50 tolerance<=10 dielectric~c0g,u2j,x7r,x8r package=0603
C73 | 100nF | 0603 | condensateur céramique 50 V => mlcc capacitance=100n ratedVoltage>=50 package=0603
C74 | 100nF | 0603 | 贴片电容 50V X7R => mlcc capacitance=100n ratedVoltage>=50 dielectric~c0g,u2j,x7r,x8r package=0603
C75 | 100nF | 1608 | 積層セラミックコンデンサ 50V => mlcc capacitance=100n ratedVoltage>=50 package=0603
C76 | １００ｎＦ | 0603 => mlcc capacitance=100n package=0603
C77 | 100㎋ | 0603 => mlcc capacitance=100n package=0603
C78 | 100 | 0603 => nothing
C79 | 220 | 0603 => nothing
C80 | 100uF 25V | CP_Radial_D6.3mm_P2.50mm => aluminium-electrolytic-radial capacitance=100u ratedVoltage>=25
C81 | 100µF/16V | CP_Radial_D5.0mm_P2.00mm => aluminium-electrolytic-radial capacitance=100u ratedVoltage>=16
C82 | 470uF 35V | 10x16mm RM5 => aluminium-electrolytic-radial capacitance=470u ratedVoltage>=35
C83 | 1000uF 16V 105C | CP_Radial_D10.0mm_P5.00mm => aluminium-electrolytic-radial capacitance=1000u ratedVoltage>=16
C84 | 100uF 35V | CP_Elec_8x10 => aluminium-electrolytic-smd capacitance=100u ratedVoltage>=35
C85 | 10uF 16V | CP_EIA-3216-18_Kemet-A => tantalum-capacitors capacitance=10u ratedVoltage>=16
C86 | 100uF 10V | EIA-7343-31 => tantalum-capacitors capacitance=100u ratedVoltage>=10
C87 | 47uF | CP_Radial_D5.0mm_P2.00mm => nothing
C88 | 100nF 3000V | 0603 => nothing
C89 | 100nF | 0603 | do not populate => nothing
C90 | 100nF | 0603 | 不贴 => nothing
C91 | 10nF X7R | 0603 | CAP CER 0.01UF 50V 10% X7R 0603 => mlcc capacitance=10n ratedVoltage>=50 tolerance<=10 dielectric~c0g,u2j,x7r,x8r package=0603
C92 | 100nF 16V 50V | 0603 => mlcc capacitance=100n ratedVoltage>=50 package=0603
C93 | 3.3nF | 0603 | 50V => mlcc capacitance=3.3n ratedVoltage>=50 package=0603
C94 | 15p | 0603 | 5% => mlcc capacitance=15p tolerance<=5 package=0603
C95 | 68n | 0603 => mlcc capacitance=68n package=0603
`;

export const inductors = `
L1 | 10uH | 0805 => power-inductors,rf-inductors inductance=10u package=0805
L2 | 4u7 | L_0805_2012Metric => power-inductors,rf-inductors inductance=4.7u package=0805
L3 | 4R7 | 0805 => power-inductors,rf-inductors inductance=4.7u package=0805
L4 | 10nH | 0402 => rf-inductors inductance=10n package=0402
L5 | 3N3 | 0402 => rf-inductors inductance=3.3n package=0402
L6 | 2,2 nH | L_0402_1005Metric => rf-inductors inductance=2.2n package=0402
L7 | 100nH 5% | 0603 => rf-inductors inductance=100n tolerance<=5 package=0603
L8 | 10uH 900000A | 0805 => nothing
L9 | 22uH | SOT-23 => nothing
L10 | 47nH | 0603 => rf-inductors inductance=47n package=0603
FB1 | 600R | 0603 => ferrite-beads impedance100M=600 package=0603
FB2 | 600R@100MHz | L_0603_1608Metric => ferrite-beads impedance100M=600 package=0603
FB3 | 120R | 0402 => ferrite-beads impedance100M=120 package=0402
FB4 | 1k | 0603 => ferrite-beads impedance100M=1k package=0603
FB5 | 600R 9000A | 0603 => nothing
FB6 | 2k2 | 0402 => ferrite-beads impedance100M=2.2k package=0402
Y1 | 8MHz | Crystal_SMD_3225-4Pin_3.2x2.5mm => crystals frequency=8M
Y2 | 16 MHz 10pF | Crystal_SMD_3225-4Pin_3.2x2.5mm => crystals frequency=16M loadCapacitance=10p
Y3 | 25M | Crystal_SMD_5032-2Pin => crystals frequency=25M
Y4 | 12,000 MHz | Crystal_SMD_3225-4Pin_3.2x2.5mm => crystals frequency=12M
Y5 | 8MHz | 0603 => nothing
F1 | 500mA | 1206 => fuses,resettable-fuses ratedCurrent,holdCurrent=0.5
F2 | 2A | 1206 => fuses,resettable-fuses ratedCurrent,holdCurrent=2
`;
