/** Rows that name a part by its number, and rows that are none: `reference | value | footprint | description | number | maker => what is right`. */

export const numbers = `
U1 | NE555DR | SOIC-8_3.9x4.9mm_P1.27mm => number=NE555DR
U2 | ne555dr | SO8 => number=NE555DR
U3 | NE 555 DR | SOIC-8 => number=NE555DR
U4 |  | SOIC-8 | Timer | NE555DR | Texas Instruments => number=NE555DR
U5 |  | SOIC-8 | Timer | NE555DR | TI => number=NE555DR
U6 | NE555DR | DIP-8_W7.62mm => nothing
U7 |  |  | | NE555DR | Murata => nothing
U8 | STM32F103C8T6 | LQFP-48_7x7mm_P0.5mm => number=STM32F103C8T6
U9 | stm32f103c8t6 | LQFP48 => number=STM32F103C8T6
U10 |  | LQFP-48 | MCU 32 bit 64 KB | STM32F103C8T6 | STMicroelectronics => number=STM32F103C8T6
U11 | STM32F103C8T6 | LQFP-64_10x10mm_P0.5mm => nothing
U12 | AMS1117-3.3 | SOT-223-3_TabPin2 => number=AMS1117-3.3
U13 | AMS1117-3,3 | SOT-223 => number=AMS1117-3.3
U14 | AMS1117-33 | SOT-223 => nothing
U15 | LM358 | SOIC-8 => number=LM358*
U16 | LM358DR | SOIC-8 => number=LM358DR
U17 | LM358DR | TSSOP-8 => nothing
U18 | MCP73831T-2ACI/OT | SOT-23-5 => number=MCP73831T-2ACI/OT
U19 | MCP73831T2ACIOT | SOT-23-5 => number=MCP73831T-2ACI/OT
U20 | SN65HVD230DR | SOIC-8 | CAN-Transceiver => number=SN65HVD230DR
U21 | FT231XS | SSOP-20_4.4x6.5mm_Pitch0.65mm => number=FT231XS*
U22 | CP2102-GMR | QFN-28/5x5x0.5 => number=CP2102-GMR
U23 | W25Q128JVSIQ | SOIC-8_5.23x5.23mm_P1.27mm => number=W25Q128JVSIQ
U24 | PWX-9000-NOSUCH | QFN-32 => nothing
U25 | ZZ99Q4417 |  => nothing
U26 | TLV9001IDBVR | SOT-23-5 => number=TLV9001IDBVR
U27 | LD1117S33TR | SOT-223 | LDO 3.3V => number=LD1117S33TR
U28 | L7805CV | TO-220-3_Vertical => number=L7805CV
U29 | L7905CV | TO-220-3_Vertical => number=L7905CV
U30 | TPS54331DR | SOIC-8 => number=TPS54331DR
U31 | MAX3232CSE+ | SOIC-16 => number=MAX3232CSE+
U32 | MCP3204-CI/SL | SOIC-14 => number=MCP3204-CI/SL
U33 | ESP32-WROOM-32E |  => number=ESP32-WROOM-32E*
U34 | SN74HC14PWR | TSSOP-14 | SN74AC14D | SN74HC14PWR | Texas Instruments => number=SN74HC14PWR
Q1 | 2N7002 | SOT-23 => number=2N7002*
Q2 | 2N7002 | TO-92 => nothing
Q3 | BC847B | SOT-23 => number=BC847B*
Q4 | BC817 | SOT23 => number=BC817*
Q5 | IRLML2060 | SOT-23 => number=IRLML2060*
Q6 | IRLML2060TRPBF | SOT-23 => number=IRLML2060TRPBF
D1 | 1N4148W | D_SOD-123 => number=1N4148W*
D2 | 1N4148 | D_SOD-323 => nothing
D3 | 1N4148 | D_DO-35_SOD27_P7.62mm_Horizontal => number=1N4148
D4 | SS34 | SMA => number=SS34*
D5 | SS34 | DO-214BA => nothing
D6 | SMAJ12A | SMA | | SMAJ12A | AM => number=SMAJ12A
D7 | SMBJ65CA | SMB => number=SMBJ65CA*
D8 | SMCJ65CA | SMC => number=SMCJ65CA*
D9 | SMCJ50A | SMC => number=SMCJ50A*
D10 | P6KE91A | DO-15 => number=P6KE91A*
D11 | BZX84-C5V1 | SOT-23 => number=BZX84-C5V1*
D12 | BZX84C5V1 | SOT-23 => number=BZX84-C5V1*
D13 | BAT46W-7-F | SOD-123 => number=BAT46W-7-F
D14 | LTST-C190KRKT | LED_0603_1608Metric | red => number=LTST-C190KRKT
F1 | 04513.15MRL |  => number=04513.15MRL
F2 | 0451.315MRL |  => number=0451.315MRL
F3 | 0451315MRL |  => nothing
J1 | USB4105-GF-A | USB_C_Receptacle_GCT_USB4105 => number=USB4105-GF-A
J2 | TYPE-C-31-M-12 | USB_C_Receptacle_HRO_TYPE-C-31-M-12 => number=TYPE-C-31-M-12
R1 |  | 0603 | RES SMD 22 OHM 1% 1/10W 0603 | RC0603FR-0722RL | YAGEO => number=RC0603FR-0722RL
R2 | 10k | 0603 | | RC0603FR-0710KL => number=RC0603FR-0710KL
R3 | 10k | 0603 | | rc0603fr0710kl => number=RC0603FR-0710KL
R4 | 10k | 0603 | | RC0603FR-0710KL | Vishay => nothing
C1 | 100nF | 0402 | | CL05B104KO5NNNC | SAMSUNG(三星) => number=CL05B104KO5NNNC
C2 | 10uF | 0805 | 25V, X5R | GRM21BR61E106KA73L | Murata Electronics => number=GRM21BR61E106KA73L
C3 | 4.7uF | 0805 | CAP CER 4.7UF 35V X5R 0805 | GRM219R6YA475KA73D => number=GRM219R6YA475KA73D
C4 | 1uF | 0402 | | QQ9ZX105KAT2A | AVX => nothing
L1 | 22µH |  | | SRN8040-220M | Bourns => number=SRN8040-220M
FB1 | MMZ1005S121CTD25 | L_0402_1005Metric => number=MMZ1005S121CTD25
TH1 | ERT-J0ER103J | R_0402_1005Metric => number=ERT-J0ER103J
`;

export const connectors = `
J1 | Conn_01x04 | Connector_PinHeader_2.54mm:PinHeader_1x04_P2.54mm_Vertical => pin-headers positions=4 rows=1
J2 | Conn_02x05 | PinHeader_2x05_P2.54mm_Vertical => pin-headers positions=10 rows=2
J3 | SWD | PinHeader_1x04_P2.54mm_Vertical => pin-headers positions=4 rows=1
J4 | Conn_01x06_Socket | PinSocket_1x06_P2.54mm_Vertical => sockets-strips positions=6
J5 | Conn_01x04 | JST_PH_B4B-PH-K_1x04_P2.00mm_Vertical => wire-to-board-headers number=B4B-PH-K*
J6 | Screw_Terminal_01x02 | TerminalBlock_bornier-2_P5.08mm => terminal-blocks positions=2
J7 | Header 5X2 | HDR2X5 => pin-headers positions=10 rows=2
J8 | PINHD-1X4 | 1X04 => pin-headers positions=4
J9 | Pin header 1x4 2.54 => pin-headers positions=4 rows=1 pitch=2.54m
J10 |  |  | Pin header 2x5, 2.54mm pitch => pin-headers positions=10 rows=2 pitch=2.54m
J11 | Stiftleiste 1x6 RM 2,54 => pin-headers positions=6 rows=1 pitch=2.54m
J12 | 排针 1x4 2.54mm => pin-headers positions=4 rows=1 pitch=2.54m
J13 | Conn_01x08_Male | Connector_PinHeader_2.54mm:PinHeader_1x08_P2.54mm_Vertical => pin-headers positions=8 rows=1 pitch=2.54m
J14 | PIR | HDR-TH_3P-P2.54-V-M => pin-headers positions=3 rows=1 pitch=2.54m
J15 | Conn_02x04_Odd_Even | PinSocket_2x04_P1.27mm_Vertical_SMD => sockets-strips positions=8 rows=2 pitch=1.27m
J16 | Buchsenleiste 1x4 2,54 mm => sockets-strips positions=4 rows=1 pitch=2.54m
J17 | Conn_01x06_Male | Connector_JST:JST_XH_B6B-XH-A_1x06_P2.50mm_Vertical => wire-to-board-headers number=B6B-XH-A*
J18 | JST_GH | Connector_JST:JST_GH_SM05B-GHS-TB_1x05-1MP_P1.25mm_Horizontal => wire-to-board-headers number=SM05B-GHS-TB*
J19 | JST PH | JST_PH_B3B-PH-K_1x03_P2.00mm_Vertical | Generic connector, single row, 01x03 | PH B3B-PH-K 1x3, pitch 2.0mm | JST => wire-to-board-headers number=B3B-PH-K*
JP1 | Jumper_NC_Small | PinHeader_1x02_P2.54mm_Vertical => pin-headers positions=2 rows=1 pitch=2.54m
J20 | Conn_01x04 | => nothing
J21 | 1x4 2.54 | => nothing
J22 | Conn_01x04 | PinHeader_1x04_P2.54mm_Horizontal => nothing
J23 | Conn_01x04_Socket | PinHeader_1x04_P2.54mm_Vertical => nothing
J24 | Conn_01x04 | PinHeader_1x04_P2.54mm_Vertical | Pin header 1x5, 2.54mm pitch => nothing
J25 | Conn_01x04 | PinHeader_1x04_P2.54mm_Vertical |  | ZZQ-104-77-X => nothing
J26 | ZZQ-104-77-X | PinHeader_1x04_P2.54mm_Vertical => nothing
J27 | Header, 5-Pin | => nothing
J28 | Box header 2x5 2.54 | => nothing
J29 | Conn_01x04 | JST_PH_B4B-PH-SM4-TB_1x04-1MP_P2.00mm_Vertical => nothing
J30 | B4B-PH-SM4 | JST_PH_B4B-PH-K_1x04_P2.00mm_Vertical => nothing
J31 | JST PH 4 pin | => nothing
J32 | Conn_01x04 | JST_PH_B4B-PH-K_1x04_P2.00mm_Vertical |  |  | Molex => nothing
J33 | Conn_01x04 | Connector_Molex:Molex_KK-254_AE-6410-04A_1x04_P2.54mm_Vertical => nothing
J34 | USB_C_Receptacle | USB_C_Receptacle_USB2.0 => nothing
J35 | DB9 | => nothing
`;

export const noParts = `
TP1 | TestPoint | TestPoint_Pad_D1.5mm => nothing
TP2 | 5V | TestPoint_Pad_D1.0mm => nothing
TP3 | 10k | Testpoint => nothing
H1 | MountingHole | MountingHole_3.2mm_M3 => nothing
H2 | MountingHole_Pad | MountingHole_3.2mm_M3_Pad => nothing
MH1 | Bohrung M3 |  => nothing
FID1 | Fiducial | Fiducial_1mm_Mask2mm => nothing
FID2 | Passermarke |  => nothing
LOGO1 | Logo_Open_Hardware_Small | OSHW-Logo_5.7x6mm_SilkScreen => nothing
G1 | LOGO | SilkScreen => nothing
JP1 | SolderJumper_2_Open | SolderJumper-2_P1.3mm_Open_Pad1.0x1.5mm => nothing
JP2 | SolderJumper_2_Bridged | SolderJumper-2_P1.3mm_Bridged => nothing
NT1 | NetTie_2 | NetTie-2_SMD_Pad0.5mm => nothing
R1 | 10k | 0603 | DNP => nothing
R2 | 10k DNF | 0603 => nothing
R3 | 10k (NM) | 0603 => nothing
R4 | DNI | 0603 => nothing
R5 | NA(10k/R0402) | R0402 => nothing
C1 | 100nF | 0603 | nicht bestückt => nothing
C2 | 100nF | 0603 | no montar => nothing
C3 | 100nF | 0603 | não montar => nothing
C4 | 100nF | 0603 | ne pas monter => nothing
C5 | 100nF | 0603 | не устанавливать => nothing
C6 | 100nF | 0603 | 未実装 => nothing
C7 | 100nF | 0603 | takılmayacak => nothing
C8 | 100nF | 0603 | jangan dipasang => nothing
C9 | 100nF | 0603 | न लगाएं => nothing
U1 | LM358DR | SOIC-8 | not fitted => nothing
X1 | ? |  => nothing
R9 | tbd | 0603 => nothing
C19 | n/a | 0603 => nothing
U9 | see schematic |  => nothing
PCB1 | PCB | 100x80mm FR4 => nothing
R10 | Resistor |  => nothing
C20 | Capacitor | 0603 => nothing
D20 | Diode |  => nothing
Q20 | NPN | SOT-23 => nothing
`;
