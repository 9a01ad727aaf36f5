/// The decompositions of Unicode 18.0.0 (UnicodeData.txt, field 5), made by
/// `python3 .ci/unicode-tables.py`; not to be edited by hand.
///
/// One token for each scalar, or for a run of scalars: the gap to the end of the token before, `C` for canonical, `X` for
/// canonical but never composed again, `K` for compatibility, then the targets with points between them. `*n` is a run of
/// n scalars whose single targets climb in step. Numbers are in base 36.
enum DecompositionTable {
    static let tokens = """
        4gKw 7Kw.lk 1K2p 4Kw.lg 2K1e*2 0Kw.ld 0Kqk 2Kw.mf 0K1d 0K33 1K1d.6dg.1g 0K1d.6dg.1e 0K1f.6dg.1g 1C1t.lc 0C1t.ld 0C1t.le 0C1t.lf 0C1t.lk
        0C1t.lm 1C1v.mf 0C1x.lc 0C1x.ld 0C1x.le 0C1x.lk 0C21.lc 0C21.ld 0C21.le 0C21.lk 1C26.lf 0C27.lc 0C27.ld 0C27.le 0C27.lf 0C27.lk 2C2d.lc
        0C2d.ld 0C2d.le 0C2d.lk 0C2h.ld 2C2p.lc 0C2p.ld 0C2p.le 0C2p.lf 0C2p.lk 0C2p.lm 1C2r.mf 0C2t.lc 0C2t.ld 0C2t.le 0C2t.lk 0C2x.lc 0C2x.ld
        0C2x.le 0C2x.lk 1C32.lf 0C33.lc 0C33.ld 0C33.le 0C33.lf 0C33.lk 2C39.lc 0C39.ld 0C39.le 0C39.lk 0C3d.ld 1C3d.lk 0C1t.lg 0C2p.lg 0C1t.li
        0C2p.li 0C1t.mg 0C2p.mg 0C1v.ld 0C2r.ld 0C1v.le 0C2r.le 0C1v.lj 0C2r.lj 0C1v.lo 0C2r.lo 0C1w.lo 0C2s.lo 2C1x.lg 0C2t.lg 0C1x.li 0C2t.li
        0C1x.lj 0C2t.lj 0C1x.mg 0C2t.mg 0C1x.lo 0C2t.lo 0C1z.le 0C2v.le 0C1z.li 0C2v.li 0C1z.lj 0C2v.lj 0C1z.mf 0C2v.mf 0C20.le 0C2w.le 2C21.lf
        0C2x.lf 0C21.lg 0C2x.lg 0C21.li 0C2x.li 0C21.mg 0C2x.mg 0C21.lj 1K21.22 0K2x.2y 0C22.le 0C2y.le 0C23.mf 0C2z.mf 1C24.ld 0C30.ld 0C24.mf
        0C30.mf 0C24.lo 0C30.lo 0K24.53 0K30.53 2C26.ld 0C32.ld 0C26.mf 0C32.mf 0C26.lo 0C32.lo 0Kjg.32 2C27.lg 0C33.lg 0C27.li 0C33.li 0C27.ln
        0C33.ln 2C2a.ld 0C36.ld 0C2a.mf 0C36.mf 0C2a.lo 0C36.lo 0C2b.ld 0C37.ld 0C2b.le 0C37.le 0C2b.mf 0C37.mf 0C2b.lo 0C37.lo 0C2c.mf 0C38.mf
        0C2c.lo 0C38.lo 2C2d.lf 0C39.lf 0C2d.lg 0C39.lg 0C2d.li 0C39.li 0C2d.lm 0C39.lm 0C2d.ln 0C39.ln 0C2d.mg 0C39.mg 0C2f.le 0C3b.le 0C2h.le
        0C3d.le 0C2h.lk 0C2i.ld 0C3e.ld 0C2i.lj 0C3e.lj 0C2i.lo 0C3e.lo 0K37 wC27.m3 0C33.m3 dC2d.m3 0C39.m3 jK1w.al 0K1w.am 0K2s.am 0K24.22 0K24.2y
        0K30.2y 0K26.22 0K26.2y 0K32.2y 0C1t.lo 0C2p.lo 0C21.lo 0C2x.lo 0C27.lo 0C33.lo 0C2d.lo 0C39.lo 0C64.lg 0C70.lg 0C64.ld 0C70.ld 0C64.lo
        0C70.lo 0C64.lc 0C70.lc 1C5g.lg 0C6c.lg 0Cfa.lg 0Cfb.lg 0C5i.lg 0C6e.lg 2C1z.lo 0C2v.lo 0C23.lo 0C2z.lo 0C27.mg 0C33.mg 0Cdm.lg 0Cdn.lg
        0Cc7.lo 0Cia.lo 0C2y.lo 0K1w.2i 0K1w.3e 0K2s.3e 0C1z.ld 0C2v.ld 2C26.lc 0C32.lc 0C5h.ld 0C6d.ld 0C5i.ld 0C6e.ld 0C60.ld 0C6w.ld 0C1t.lr
        0C2p.lr 0C1t.lt 0C2p.lt 0C1x.lr 0C2t.lr 0C1x.lt 0C2t.lt 0C21.lr 0C2x.lr 0C21.lt 0C2x.lt 0C27.lr 0C33.lr 0C27.lt 0C33.lt 0C2a.lr 0C36.lr
        0C2a.lt 0C36.lt 0C2d.lr 0C39.lr 0C2d.lt 0C39.lt 0C2b.me 0C37.me 0C2c.me 0C38.me 2C20.lo 0C2w.lo 6C1t.lj 0C2p.lj 0C1x.mf 0C2t.mf 0C5y.lg
        0C6u.lg 0C5x.lg 0C6t.lg 0C27.lj 0C33.lj 0Cfi.lg 0Cfj.lg 0C2h.lg 0C3d.lg 3gK2w 0Kh2 0K2y 0K36 0Khl 0Khn 0Kht 0K3b 0K3d vKw.li 0Kw.lj 0Kw.lm
        0Kw.mg 0Kw.lf 0Kw.ln 2Kgz 0K30 0K37 0K3c 0Kid 2jXlc*2 1Xlv 0Xlk.ld 1bXjd 5Kw.n9 3X1n 5Kw.ld 0C4o.ld 0Cpd.ld 0X53 0Cph.ld 0Cpj.ld 0Cpl.ld
        1Cpr.ld 1Cpx.ld 0Cq1.ld 0Cqy.ld pCpl.lk 0Cpx.lk 0Cq9.ld 0Cqd.ld 0Cqf.ld 0Cqh.ld 0Cqz.ld pCqh.lk 0Cqt.lk 0Cqn.ld 0Cqt.ld 0Cqx.ld 1Kqa 0Kqg 0Kpx
        0Cr6.ld 0Cr6.lk 0Kqu 0Kqo pKqi 0Kqp*2 1Kpk 0Kqd 3Kpv 6Ct1.lc 0Ct1.lk 1Csz.ld 3Csm.lk 4Ct6.ld 0Ct4.lc 0Ctf.li aCt4.li vCu0.li mCtx.lc 0Ctx.lk
        1Ctv.ld 3Cuu.lk 4Cu2.ld 0Cu0.lc 0Cub.li nCvo.lr 0Cvp.lr 21Ct2.li 0Cty.li dCsw.li 0Cts.li 0Csw.lk 0Cts.lk 2Ct1.li 0Ctx.li 2Cyg.lk 0Cyh.lk
        0Ct2.lk 0Cty.lk 0Ct3.lk 0Ctz.lk 2Ct4.lg 0Cu0.lg 0Ct4.lk 0Cu0.lk 0Cta.lk 0Cu6.lk 2Cyw.lk 0Cyx.lk 0Ctp.lk 0Cul.lk 0Ctf.lg 0Cub.lg 0Ctf.lk
        0Cub.lk 0Ctf.ln 0Cub.ln 0Ctj.lk 0Cuf.lk 2Ctn.lk 0Cuj.lk 2mK12f 1aK12d.136 3K12j 0K12t 45C17r.18z 0C17r.190 0C18o.190 0C17r.191 0C18q.190
        26K17r.19w 0K18o.19w 0K1c7.19w 0K18q.19w 1zC1cl.190 1C1c1.190 gC1ci.190 glC1t4.1to 7C1tc.1to 2C1tf.1to zX1sl.1to 0X1sm.1to 0X1sn.1to 0X1ss.1to
        0X1sx.1to 0X1sy.1to 0X1t7.1to 0X1tb.1to 2zC1xj.1xa 0C1xj.1xz fX1wh.1x8 0X1wi.1x8 1X1wv.1x8 2bX20i.20s 2X20o.20s yX1zq.20s 0X1zr.20s 0X1zw.20s
        2X20b.20s 6hC287.28m 2C287.27y 0C287.28n fX275.27w 0X276.27w 1iC2aa.2c7 1hC2bq.2bi 0C2br.2bi 0C2bq.2c7 3fC2fa.2fq 3bC2in.2j9 6C2iu.2j9
        0C2iu.2ja 1C2iu.2iq 0C2iy.2j9 3iC2me.2m6 0C2mf.2m6 0C2me.2mv 3xC2qh.2q2 1C2qh.2q7 0C2qk.2q2 0C2qh.2qn 2cK2tp.2sy 3jK2x9.2wi 14K2wb.2vt
        0K2wb.2w1 1aK2yz 1iX30i.33r 9X30s.33r 4X30x.33r 4X312.33r 4X317.33r cX30g.33p 9X31t.31u 1X31t.31w 0X33m.328 0K33m.329 0X33n.328 0K33n.329
        7X31t.328 hX32q.33r 9X330.33r 4X335.33r 4X33a.33r 4X33f.33r cX32o.33p 30C36t.372 5xK3bw 1zdC5c5.5dh 1C5c7.5dh 1C5c9.5dh 1C5cb.5dh 1C5cd.5dh
        3C5ch.5dh 14C5dm.5dh 1C5do.5dh 2C5dq.5dh 0C5dr.5dh 1C5du.5dh dkK1t 0K5i 0K1u 1K1w*2 0Kb2 0K1z*8 1K27 0Kf6 0K28 0K2a 0K2c*2 0K2f 0K2p 0Kgg*2
        0K5qa 0K2q 0K2s*2 0Kgp 0Kgr*2 0K2v 1K2z 0K31 0K97 0K33 0Kgk 0K5qu*2 0K34 0K38*2 0K5r1 0Khb 0K3a 0K5r9 0Kqa*3 0Kqu*2 0K2x 0K36 0K39*2 0Kqa*2
        0Kqp 0Kqu*2 dKu5 yKgi 0K2r 0Kgl 0K6o 0Kgs 0K2u 0Kgv 0Kgx 0Kh1 0Kh4*3 0K5tn 0Kil 0Kh9 0K5tx 0Kin 0Khd 0Khc 0Khe*4 0Khk 0Khu*2 0Kbv 0Ki1*2 0K5r0
        0Ki3*2 0K3e 0Ki8*3 0Kqg 1sC1t.md 0C2p.md 0C1u.lj 0C2q.lj 0C1u.mb 0C2q.mb 0C1u.mp 0C2q.mp 0C5j.ld 0C6f.ld 0C1w.lj 0C2s.lj 0C1w.mb 0C2s.mb
        0C1w.mp 0C2s.mp 0C1w.mf 0C2s.mf 0C1w.ml 0C2s.ml 0C7m.lc 0C7n.lc 0C7m.ld 0C7n.ld 0C1x.ml 0C2t.ml 0C1x.mo 0C2t.mo 0Cfc.li 0Cfd.li 0C1y.lj
        0C2u.lj 0C1z.lg 0C2v.lg 0C20.lj 0C2w.lj 0C20.mb 0C2w.mb 0C20.lk 0C2w.lk 0C20.mf 0C2w.mf 0C20.mm 0C2w.mm 0C21.mo 0C2x.mo 0C5r.ld 0C6n.ld
        0C23.ld 0C2z.ld 0C23.mb 0C2z.mb 0C23.mp 0C2z.mp 0C24.mb 0C30.mb 0C5yu.lg 0C5yv.lg 0C24.mp 0C30.mp 0C24.ml 0C30.ml 0C25.ld 0C31.ld 0C25.lj
        0C31.lj 0C25.mb 0C31.mb 0C26.lj 0C32.lj 0C26.mb 0C32.mb 0C26.mp 0C32.mp 0C26.ml 0C32.ml 0C5x.ld 0C6t.ld 0C5x.lk 0C6t.lk 0C98.lc 0C99.lc
        0C98.ld 0C99.ld 0C28.ld 0C34.ld 0C28.lj 0C34.lj 0C2a.lj 0C36.lj 0C2a.mb 0C36.mb 0C5zu.lg 0C5zv.lg 0C2a.mp 0C36.mp 0C2b.lj 0C37.lj 0C2b.mb
        0C37.mb 0C9m.lj 0C9n.lj 0C9s.lj 0C9t.lj 0C602.lj 0C603.lj 0C2c.lj 0C38.lj 0C2c.mb 0C38.mb 0C2c.mp 0C38.mp 0C2c.ml 0C38.ml 0C2d.mc 0C39.mc
        0C2d.mo 0C39.mo 0C2d.ml 0C39.ml 0Ca0.ld 0Ca1.ld 0Ca2.lk 0Ca3.lk 0C2e.lf 0C3a.lf 0C2e.mb 0C3a.mb 0C2f.lc 0C3b.lc 0C2f.ld 0C3b.ld 0C2f.lk
        0C3b.lk 0C2f.lj 0C3b.lj 0C2f.mb 0C3b.mb 0C2g.lj 0C3c.lj 0C2g.lk 0C3c.lk 0C2h.lj 0C3d.lj 0C2i.le 0C3e.le 0C2i.mb 0C3e.mb 0C2i.mp 0C3e.mp
        0C2w.mp 0C38.lk 0C3b.lm 0C3d.lm 0K2p.ji 0Can.lj 4C1t.mb 0C2p.mb 0C1t.ll 0C2p.ll 0C5e.ld 0C6a.ld 0C5e.lc 0C6a.lc 0C5e.ll 0C6a.ll 0C5e.lf
        0C6a.lf 0C61s.le 0C61t.le 0C76.ld 0C77.ld 0C76.lc 0C77.lc 0C76.ll 0C77.ll 0C76.lf 0C77.lf 0C61s.li 0C61t.li 0C1x.mb 0C2t.mb 0C1x.ll 0C2t.ll
        0C1x.lf 0C2t.lf 0C5m.ld 0C6i.ld 0C5m.lc 0C6i.lc 0C5m.ll 0C6i.ll 0C5m.lf 0C6i.lf 0C62g.le 0C62h.le 0C21.ll 0C2x.ll 0C21.mb 0C2x.mb 0C27.mb
        0C33.mb 0C27.ll 0C33.ll 0C5w.ld 0C6s.ld 0C5w.lc 0C6s.lc 0C5w.ll 0C6s.ll 0C5w.lf 0C6s.lf 0C630.le 0C631.le 0Cbk.ld 0Cbl.ld 0Cbk.lc 0Cbl.lc
        0Cbk.ll 0Cbl.ll 0Cbk.lf 0Cbl.lf 0Cbk.mb 0Cbl.mb 0C2d.mb 0C39.mb 0C2d.ll 0C39.ll 0Cbz.ld 0Cc0.ld 0Cbz.lc 0Cc0.lc 0Cbz.ll 0Cc0.ll 0Cbz.lf
        0Cc0.lf 0Cbz.mb 0Cc0.mb 0C2h.lc 0C3d.lc 0C2h.mb 0C3d.mb 0C2h.ll 0C3d.ll 0C2h.lf 0C3d.lf 6Cq9.lv 0Cq9.lw 0C64g.lc 0C64h.lc 0C64g.ld 0C64h.ld
        0C64g.n6 0C64h.n6 0Cpd.lv 0Cpd.lw 0C64o.lc 0C64p.lc 0C64o.ld 0C64p.ld 0C64o.n6 0C64p.n6 0Cqd.lv 0Cqd.lw 0C64w.lc 0C64x.lc 0C64w.ld 0C64x.ld
        2Cph.lv 0Cph.lw 0C654.lc 0C655.lc 0C654.ld 0C655.ld 2Cqf.lv 0Cqf.lw 0C65c.lc 0C65d.lc 0C65c.ld 0C65d.ld 0C65c.n6 0C65d.n6 0Cpj.lv 0Cpj.lw
        0C65k.lc 0C65l.lc 0C65k.ld 0C65l.ld 0C65k.n6 0C65l.n6 0Cqh.lv 0Cqh.lw 0C65s.lc 0C65t.lc 0C65s.ld 0C65t.ld 0C65s.n6 0C65t.n6 0Cpl.lv 0Cpl.lw
        0C660.lc 0C661.lc 0C660.ld 0C661.ld 0C660.n6 0C661.n6 0Cqn.lv 0Cqn.lw 0C668.lc 0C669.lc 0C668.ld 0C669.ld 2Cpr.lv 0Cpr.lw 0C66g.lc 0C66h.lc
        0C66g.ld 0C66h.ld 2Cqt.lv 0Cqt.lw 0C66o.lc 0C66p.lc 0C66o.ld 0C66p.ld 0C66o.n6 0C66p.n6 1Cpx.lw 1C66x.lc 1C66x.ld 1C66x.n6 0Cqx.lv 0Cqx.lw
        0C674.lc 0C675.lc 0C674.ld 0C675.ld 0C674.n6 0C675.n6 0Cq1.lv 0Cq1.lw 0C67c.lc 0C67d.lc 0C67c.ld 0C67d.ld 0C67c.n6 0C67d.n6 0Cq9.lc 0Xq4
        0Cqd.lc 0Xq5 0Cqf.lc 0Xq6 0Cqh.lc 0Xq7 0Cqn.lc 0Xr0 0Cqt.lc 0Xr1 0Cqx.lc 0Xr2 2C64g.n9 0C64h.n9 0C64i.n9 0C64j.n9 0C64k.n9 0C64l.n9 0C64m.n9
        0C64n.n9 0C64o.n9 0C64p.n9 0C64q.n9 0C64r.n9 0C64s.n9 0C64t.n9 0C64u.n9 0C64v.n9 0C65c.n9 0C65d.n9 0C65e.n9 0C65f.n9 0C65g.n9 0C65h.n9
        0C65i.n9 0C65j.n9 0C65k.n9 0C65l.n9 0C65m.n9 0C65n.n9 0C65o.n9 0C65p.n9 0C65q.n9 0C65r.n9 0C674.n9 0C675.n9 0C676.n9 0C677.n9 0C678.n9
        0C679.n9 0C67a.n9 0C67b.n9 0C67c.n9 0C67d.n9 0C67e.n9 0C67f.n9 0C67g.n9 0C67h.n9 0C67i.n9 0C67j.n9 0Cq9.li 0Cq9.lg 0C67k.n9 0Cq9.n9 0Cq4.n9
        1Cq9.n6 0C69i.n9 0Cpd.li 0Cpd.lg 0Cpd.lc 0Xp2 0Cpd.n9 0Kw.lv 0Xqh 0Kw.lv 0Kw.n6 0C4o.n6 0C67o.n9 0Cqf.n9 0Cq6.n9 1Cqf.n6 0C69y.n9 0Cph.lc 0Xp4
        0Cpj.lc 0Xp5 0Cpj.n9 0C69r.lc 0C69r.ld 0C69r.n6 0Cqh.li 0Cqh.lg 0Cqy.lc 0Xpc 2Cqh.n6 0Cqy.n6 0Cpl.li 0Cpl.lg 0Cpl.lc 0Xp6 1C6bi.lc 0C6bi.ld
        0C6bi.n6 0Cqt.li 0Cqt.lg 0Cqz.lc 0Xq8 0Cqp.lv 0Cqp.lw 0Cqt.n6 0Cqz.n6 0Cpx.li 0Cpx.lg 0Cpx.lc 0Xpa 0Cpt.lw 0C4o.lc 0Xp1 0X2o 2C67w.n9 0Cqx.n9
        0Cr2.n9 1Cqx.n6 0C6ba.n9 0Cpr.lc 0Xp8 0Cq1.lc 0Xpb 0Cq1.n9 0X50 0Kw.lw 1X6bm*2 0Kw 0Kw 0Kw 0Kw 0Kw 0Kw 0Kw 0Kw 0Kw 6K6c0 5Kw.mr cK1a 0K1a.1a
        0K1a.1a.1a 8Kw 3K6cy.6cy 0K6cy.6cy.6cy 1K6d1.6d1 0K6d1.6d1.6d1 4Kx.x 1Kw.lh 8K1r.1r 0K1r.x 0Kx.1r dK6cy.6cy.6cy.6cy 7Kw gK1c 0K2x 2K1g*6 0K17
        0K6qa 0K1p 0K14*2 0K32 0K1c*a 0K17 0K6qa 0K1p 0K14*2 1K2p 0K2t 0K33 0K3c 0Kgp 0K2w 0K2z*4 0K34 0K37*2 0K3b 0K3d*2 8K2a.37 2fK2p.1b.2r
        0K2p.1b.37 0K1v 0K4w.1v 1K2r.1b.33 0K2r.1b.39 0Kb4 1K4w.1y 0K2v 0K20 0K20 0K20 0K2w 0K87 0K21 0K21 0K24 0K30 1K26 0K26.33 2K28*3 0K2a 0K2a
        2K2b.25 0K2c.1x.24 0K2c.25 1K2i 1Xq1 1K2i 1X23 0X5h 0K1u*2 1K2t 0K1x*2 1K25 0K33 0K15c*4 0K2x 1K1y.1t.2g 0Kqo 0Kqb 0Kpf 0Kps 0K6q9 4K1w 0K2s*2
        0K2x*2 6K1d.6dg.1j 0K1d.6dg.1l 0K1d.6dg.1d.1c 0K1d.6dg.1f 0K1e.6dg.1f 0K1d.6dg.1h 0K1e.6dg.1h 0K1f.6dg.1h 0K1g.6dg.1h 0K1d.6dg.1i 0K1h.6dg.1i
        0K1d.6dg.1k 0K1f.6dg.1k 0K1h.6dg.1k 0K1j.6dg.1k 0K1d.6dg 0K21 0K21.21 0K21.21.21 0K21.2e 0K2e 0K2e.21 0K2e.21.21 0K2e.21.21.21 0K21.2g 0K2g
        0K2g.21 0K2g.21.21 0K24 0K1v*2 0K25 0K2x 0K2x.2x 0K2x.2x.2x 0K2x.3a 0K3a 0K3a.2x 0K3a.2x.2x 0K3a.2x.2x.2x 0K2x.3c 0K3c 0K3c.2x 0K3c.2x.2x 0K30
        0K2r*2 0K31 9K1c.6dg.1f gC6mo.mw 0C6mq.mw iC6ms.mw uC6og.mw 0C6ok.mw 0C6oi.mw 1gC6pv.mw 4C6q0.mw 2C6q3.mw nC6qr.mw 1C6qt.mw 5K6qz.6qz
        0K6qz.6qz.6qz 1K6r2.6r2 0K6r2.6r2.6r2 gC6rg.mw 2C6rn.mw 2C6rp.mw 1C6rs.mw mC1p.mw 1C6sh.mw aC6rx.mw 0C1o.mw 0C1q.mw 0C6sk.mw 0C6sl.mw 2C6sy.mw
        0C6sz.mw 2C6t2.mw 0C6t3.mw 6C6t6.mw 0C6t7.mw 2C6te.mw 0C6tf.mw 2C6ti.mw 0C6tj.mw yC6ua.mw 0C6ug.mw 0C6uh.mw 0C6uj.mw 1cC6t8.mw 0C6t9.mw
        0C6tt.mw 0C6tu.mw 6C6uq.mw 0C6ur.mw 0C6us.mw 0C6ut.mw 1nX9hk*2 8lK1d*9 0K1d.1c 0K1d.1d 0K1d.1e 0K1d.1f 0K1d.1g 0K1d.1h 0K1d.1i 0K1d.1j 0K1d.1k
        0K1d.1l 0K1e.1c 0K14.1d.15 0K14.1e.15 0K14.1f.15 0K14.1g.15 0K14.1h.15 0K14.1i.15 0K14.1j.15 0K14.1k.15 0K14.1l.15 0K14.1d.1c.15 0K14.1d.1d.15
        0K14.1d.1e.15 0K14.1d.1f.15 0K14.1d.1g.15 0K14.1d.1h.15 0K14.1d.1i.15 0K14.1d.1j.15 0K14.1d.1k.15 0K14.1d.1l.15 0K14.1e.1c.15 0K1d.1a 0K1e.1a
        0K1f.1a 0K1g.1a 0K1h.1a 0K1i.1a 0K1j.1a 0K1k.1a 0K1l.1a 0K1d.1c.1a 0K1d.1d.1a 0K1d.1e.1a 0K1d.1f.1a 0K1d.1g.1a 0K1d.1h.1a 0K1d.1i.1a
        0K1d.1j.1a 0K1d.1k.1a 0K1d.1l.1a 0K1e.1c.1a 0K14.2p.15 0K14.2q.15 0K14.2r.15 0K14.2s.15 0K14.2t.15 0K14.2u.15 0K14.2v.15 0K14.2w.15 0K14.2x.15
        0K14.2y.15 0K14.2z.15 0K14.30.15 0K14.31.15 0K14.32.15 0K14.33.15 0K14.34.15 0K14.35.15 0K14.36.15 0K14.37.15 0K14.38.15 0K14.39.15 0K14.3a.15
        0K14.3b.15 0K14.3c.15 0K14.3d.15 0K14.3e.15 0K1t*q 0K2p*q 0K1c 10hK6qz.6qz.6qz.6qz 2vK1m.1m.1p 0K1p.1p 0K1p.1p.1p 2tX8gt.mw bjK2y 0K2e 6pK8yp
        8fKlal 2bKvj3 cKfeo 0Kffs 0Kfg6 0Kfgf 0Kfh5 0Kfid 0Kfik 0Kfj4 0Kfju 0Kg1r 0Kg2t 0Kg2z 0Kg3m 0Kg46 0Kg4r 0Kg68 0Kg6t 0Kg74 0Kgbf 0Kge1 0Kget
        0Kgey 0Kgfs 0Kgg1 0Kggs 0Kgh5 0Kghu 0Kgja 0Kgjs 0Kgkj 0Kh5j 0Kh7j 0Khkb 0Khky 0Khl6 0Khlh 0Khlz 0Kho3 0Ki1c 0Ki2o 0Ki60 0Ki6n 0Ki76 0Ki7s
        0Ki9a 0Ki9d 0Kijf 0Kijp 0Kik1 0Kike 0Kinm 0Kinu 0Kinz 0Kir8 0Kiri 0Kirv 0Kis3 0Kits 0Kiu9 0Kiur 0Kiwz 0Kjd4 0Kjee 0Kjez 0Kjzj 0Kjzo 0Kk1z
        0Kk2f 0Kk2s 0Kk3d 0Kk4g 0Kk4l 0Kkc0 0Kkco 0Kkdk 0Kl5s 0Kl7m 0Kl89 0Kl9v 0Klaj 0Klas 0Klaz 0Klcf 0Klck 0Kldg 0Km7f 0Kmju 0Kmk6 0Kmkb 0Kmkf
        0Kmkn 0Kml5 0Kml7 0Kmng 0Kmtg 0Kmtl 0Kn30 0Kn3a 0Kn4o 0Kn4v 0Kn54 0Kn5c 0Kn7v 0Kn82 0Knee 0Knel 0Knfy 0Kngf 0Knhq 0Knob 0Knoi 0Knoz 0Kny2
        0Ko1k 0Ko1q 0Ko6s 0Ko97 0Koah 0Kokz 0Kooo 0Kp4m 0Kp5d 0Kp6y 0Kp8d 0Kpa9 0Kpak 0Kpaq 0Kpbn 0Kpdr 0Kpe1 0Kpnn 0Kpnu 0Kpo3 0Kpoc 0Kpos 0Kpp7
        0Kppb 0Kpri 0Kprm 0Kprs 0Kqj1 0Kqjv 0Kqww 0Kqx8 0Kqxv 0Kr5q 0Kr63 0Kr82 0Kr9c 0Krp3 0Krpi 0Krpx 0Krqw 0Krrx 0Krxg 0Krxs 0Krzn 0Ks6j 0Ks7e
        0Ksd7 0Ksds 0Ksdx 0Ksk1 0Ksp5 0Kssm 0Ksss 0Kssx 0Ktiv 0Ktj4 0Ktng 0Ktrq 0Ktrt 0Ktt4 0Ktw1 0Ktwe 0Ktwi 0Ktwp 0Ktzf 0Ku0d 0Ku0j 0Ku0x 0Ku5k
        0Ku6z 0Ku73 0Kuc6 0Kuc9 0Kucs 0Kujs 0Kul4 0Kulb 0Kun9 0Kunj 0Kunm 0Kunw 0Kuoq 0Kuzp 0Kvat 0Kvb3 0Kvc5 0Kvcr 0Kvcz 0Kvd9 0Kvdd 0Kveh 0Kvel
        0Kvf2 0Kvf7 0Kvfk 0Kvgb 0Kvgq 0Kvgy 0Kvil 0Kvj0 0Kvj4 16Kw 1hK9hu 1Kgg1 0Kgg4*2 hC9jf.9ll 1C9jh.9ll 1C9jj.9ll 1C9jl.9ll 1C9jn.9ll 1C9jp.9ll
        1C9jr.9ll 1C9jt.9ll 1C9jv.9ll 1C9jx.9ll 1C9jz.9ll 1C9k1.9ll 2C9k4.9ll 1C9k6.9ll 1C9k8.9ll 6C9kf.9ll 0C9kf.9lm 1C9ki.9ll 0C9ki.9lm 1C9kl.9ll
        0C9kl.9lm 1C9ko.9ll 0C9ko.9lm 1C9kr.9ll 0C9kr.9lm mC9ja.9ll 6Kw.9ll 0Kw.9lm 1C9lp.9ll 0K9l4.9l6 cC9m3.9ll 1C9m5.9ll 1C9m7.9ll 1C9m9.9ll
        1C9mb.9ll 1C9md.9ll 1C9mf.9ll 1C9mh.9ll 1C9mj.9ll 1C9ml.9ll 1C9mn.9ll 1C9mp.9ll 2C9ms.9ll 1C9mu.9ll 1C9mw.9ll 6C9n3.9ll 0C9n3.9lm 1C9n6.9ll
        0C9n6.9lm 1C9n9.9ll 0C9n9.9lm 1C9nc.9ll 0C9nc.9lm 1C9nf.9ll 0C9nf.9lm mC9ly.9ll 2C9nz.9ll 0C9o0.9ll 0C9o1.9ll 0C9o2.9ll 3C9od.9ll 0K9mb.9mw
        1dK3cw*2 0K3hm 0K3cy 0K3ho*2 0K3cz*3 0K3hs*6 0K3dm 0K3d2*3 0K3dt 0K3d5*a 0K3fl*l 0K3fk 0K3dg*2 0K3if*2 0K3ik 0K3im 0K3ir 0K3iv 0K3ix 0K3do
        0K3j1 0K3j3 0K3dp*2 0K3ds 0K3du*2 0K3dz 0K3e1 0K3e3*5 0K3ea 0K3ee 0K3eo 0K3ev 0K3f0 0K3jl*2 0K3fb*3 0K3gk*2 0K3go 0K3gx*2 0K3h0 0K3ha 0K3hd
        3Kfeo 0Kfik 0Kfex 0Kh5n 0Kfey 0Kffx 0Kfez 0Kn5e 0Kfh5 0Kffd 0Kfep 0Khm1 0Kh80 0Kfju 2oK14.3cw.15 0K14.3cy.15 0K14.3cz.15 0K14.3d1.15
        0K14.3d2.15 0K14.3d3.15 0K14.3d5.15 0K14.3d7.15 0K14.3d8.15 0K14.3da.15 0K14.3db.15 0K14.3dc.15 0K14.3dd.15 0K14.3de.15 0K14.3cw.3fl.15
        0K14.3cy.3fl.15 0K14.3cz.3fl.15 0K14.3d1.3fl.15 0K14.3d2.3fl.15 0K14.3d3.3fl.15 0K14.3d5.3fl.15 0K14.3d7.3fl.15 0K14.3d8.3fl.15
        0K14.3da.3fl.15 0K14.3db.3fl.15 0K14.3dc.3fl.15 0K14.3dd.3fl.15 0K14.3de.3fl.15 0K14.3d8.3fy.15 0K14.3d7.3ft.3d8.3fp.3hn.15
        0K14.3d7.3ft.3de.3fy.15 1K14.feo.15 0K14.fik.15 0K14.fex.15 0K14.h5n.15 0K14.fis.15 0K14.g31.15 0K14.fer.15 0K14.g2z.15 0K14.fh9.15
        0K14.gg1.15 0K14.kco.15 0K14.m7f.15 0K14.ldg.15 0K14.kdk.15 0K14.ssx.15 0K14.h7j.15 0K14.k4l.15 0K14.kkq.15 0K14.kcp.15 0K14.ny6.15
        0K14.glp.15 0K14.mm1.15 0K14.rs1.15 0K14.nz1.15 0K14.gc4.15 0K14.fkz.15 0K14.gos.15 0K14.i1y.15 0K14.nhf.15 0K14.flt.15 0K14.rt3.15
        0K14.ggk.15 0K14.nzh.15 0K14.fm9.15 0K14.pnu.15 0K14.po3.15 0Kgun 0Kinw 0Kk1z 0Koen 8K28.2c.1x 0K1e.1d 0K1e.1e 0K1e.1f 0K1e.1g 0K1e.1h 0K1e.1i
        0K1e.1j 0K1e.1k 0K1e.1l 0K1f.1c 0K1f.1d 0K1f.1e 0K1f.1f 0K1f.1g 0K1f.1h 0K3cw 0K3cy*2 0K3d1*3 0K3d5 0K3d7*2 0K3da*5 0K3cw.3fl 0K3cy.3fl
        0K3cz.3fl 0K3d1.3fl 0K3d2.3fl 0K3d3.3fl 0K3d5.3fl 0K3d7.3fl 0K3d8.3fl 0K3da.3fl 0K3db.3fl 0K3dc.3fl 0K3dd.3fl 0K3de.3fl 0K3da.3fl.3hz.3cw.3ft
        0K3d8.3fy.3d7.3g4 0K3d7.3fy 1Kfeo 0Kfik 0Kfex 0Kh5n 0Kfis 0Kg31 0Kfer 0Kg2z 0Kfh9 0Kgg1 0Kkco 0Km7f 0Kldg 0Kkdk 0Kssx 0Kh7j 0Kk4l 0Kkkq 0Kkcp
        0Kny6 0Kglp 0Kmm1 0Krs1 0Knz1 0Kgc4 0Ko2g 0Kn5j 0Kho3 0Ksix 0Kg16 0Kghc 0Klig 0Ku11 0Kfm9 0Kg49 0Kl7n 0Kfey 0Kffx 0Kfez 0Kijq 0Kgkz 0Kgfv
        0Ki3b 0Ki1y 0Knhf 0Kflt 0Krt3 0Kggk 0Khlo 0K1f.1i 0K1f.1j 0K1f.1k 0K1f.1l 0K1g.1c 0K1g.1d 0K1g.1e 0K1g.1f 0K1g.1g 0K1g.1h 0K1g.1i 0K1g.1j
        0K1g.1k 0K1g.1l 0K1h.1c 0K1d.kco 0K1e.kco 0K1f.kco 0K1g.kco 0K1h.kco 0K1i.kco 0K1j.kco 0K1k.kco 0K1l.kco 0K1d.1c.kco 0K1d.1d.kco 0K1d.1e.kco
        0K20.2v 0K2t.36.2v 0K2t.2e 0K24.2c.1w 0K9lu 0K9lw 0K9ly 0K9m0 0K9m2*2 0K9m5 0K9m7 0K9m9 0K9mb 0K9md 0K9mf 0K9mh 0K9mj 0K9ml 0K9mn 0K9mp 0K9ms
        0K9mu 0K9mw 0K9my*6 0K9n6 0K9n9 0K9nc 0K9nf 0K9ni*5 0K9no 0K9nq 0K9ns*6 0K9nz*4 0Kfl0.gp8 0K9lu.9n5.9oc.9mw 0K9lu.9nv.9n9.9lt
        0K9lu.9o3.9ne.9lu 0K9lu.9oc.9nv 0K9lw.9mz.9o3.9m8 0K9lw.9o3.9mp 0K9ly.9m1.9o3 0K9m0.9mh.9m7.9oc.9mx 0K9m0.9oc.9m3.9oc 0K9m2.9o3.9mh
        0K9m2.9oc.9nk 0K9m3.9lw.9nu 0K9m3.9nt.9mr.9mw 0K9m3.9nx.9nu.9oc 0K9m4.9nx.9o3 0K9m4.9o3.9ni 0K9m6.9m4 0K9m6.9mz.9oc 0K9m5.9np.9nu.9oc
        0K9m6.9nv.9mo.9oc 0K9m5.9nx 0K9m5.9nx.9m8.9nt.9nk 0K9m5.9nx.9nl.9oc.9mw.9nv 0K9m5.9nx.9nz.9mr.9mw 0K9m8.9nt.9nk 0K9m8.9nt.9nk.9mw.9o3
        0K9m7.9nv.9mk.9lw.9nx 0K9m7.9nx.9oc.9n1 0K9m9.9oc.9mh 0K9mb.9nv.9my 0K9mb.9oc.9nh 0K9md.9lw.9m7.9nv 0K9md.9o3.9mp.9oc.9nk 0K9mf.9nu.9o3.9m8
        0K9mj.9o3.9mp 0K9mj.9o3.9mw 0K9mo.9oc.9mh 0K9mv.9mf 0K9mx.9nv 0K9mw.9o3 0K9my.9n2 0K9n2.9mr.9mw 0K9n3.9lw.9ms 0K9n5.9oc.9mj.9o3.9mw
        0K9n5.9oc.9ms 0K9n4.9oc.9nw.9nv 0K9n8.9lu.9mh.9mw.9nv 0K9n8.9m7.9nv 0K9n8.9mb 0K9n7.9nv 0K9n9.9lt.9nt.9mr.9mx 0K9n9.9lv.9oc.9mw
        0K9na.9mr.9mf.9lz.9nv 0K9n9.9nt.9o3 0K9nc.9m7.9mn.9oc.9nv 0K9ne.9ml 0K9ne.9mz.9n6 0K9nc.9nv.9ms 0K9ne.9o3.9mh 0K9ne.9oc.9mg 0K9nd.9oc.9mn
        0K9nh.9lw.9o3.9mw 0K9ng.9nv.9mw 0K9nf.9o3 0K9nh.9o3.9mx 0K9nf.9oc.9nv 0K9nf.9oc.9o3 0K9ni.9lw.9m7.9nx 0K9ni.9lw.9nv 0K9ni.9mr.9n3
        0K9ni.9nv.9m7 0K9ni.9o3.9mf.9nr.9o3 0K9nj.9m7.9nx.9o3 0K9nj.9nu 0K9nj.9nu.9n4.9oc.9nv 0K9nl.9m4 0K9nl.9m4.9mw.9o3 0K9nl.9oc.9mw.9nv
        0K9no.9oc.9mx 0K9no.9oc.9nv 0K9nq.9lu.9o3 0K9nu.9mr.9mw.9nv 0K9nu.9nt 0K9nv.9n8.9oc 0K9nv.9oc.9na.9nv 0K9nw.9nk 0K9nw.9o3.9mw.9ma.9o3
        0K9nz.9mr.9mw 0K1c.m9l 0K1d.m9l 0K1e.m9l 0K1f.m9l 0K1g.m9l 0K1h.m9l 0K1i.m9l 0K1j.m9l 0K1k.m9l 0K1l.m9l 0K1d.1c.m9l 0K1d.1d.m9l 0K1d.1e.m9l
        0K1d.1f.m9l 0K1d.1g.m9l 0K1d.1h.m9l 0K1d.1i.m9l 0K1d.1j.m9l 0K1d.1k.m9l 0K1d.1l.m9l 0K1e.1c.m9l 0K1e.1d.m9l 0K1e.1e.m9l 0K1e.1f.m9l
        0K1e.1g.m9l 0K2w.28.2p 0K2s.2p 0K1t.2d 0K2q.2p.36 0K33.2e 0K34.2r 0K2s.31 0K2s.31.4y 0K2s.31.4z 0K21.2d 0Kinn.jdc 0Kk6l.gp8 0Khlz.l7n
        0Kk5q.lh7 0Kkkq.irz.fmi.ny6 0K34.1t 0K32.1t 0Kqk.1t 0K31.1t 0K2z.1t 0K23.1u 0K25.1u 0K1z.1u 0K2r.2p.30 0K2z.2r.2p.30 0K34.1y 0K32.1y 0Kqk.1y
        0Kqk.2v 0K31.2v 0K2z.2v 0K20.3e 0K2z.20.3e 0K25.20.3e 0K1z.20.3e 0K2c.20.3e 0Kqk.6j7 0K31.6j7 0K2s.6j7 0K2z.6j7 0K2u.31 0K32.31 0Kqk.31
        0K31.31 0K2r.31 0K2z.31 0K31.31.4y 0K2r.31.4y 0K31.4y 0K2z.31.4y 0K31.31.4z 0K2r.31.4z 0K31.4z 0K2z.31.4z 0K31.6qd.37 0K31.6qd.37.4y 0K28.2p
        0K2z.28.2p 0K25.28.2p 0K1z.28.2p 0K36.2p.2s 0K36.2p.2s.6qd.37 0K36.2p.2s.6qd.37.4y 0K34.37 0K32.37 0Kqk.37 0K31.37 0K34.2e 0K32.2e 0Kqk.2e
        0K31.2e 0K2z.2e 0K25.2e 0K34.2f 0K32.2f 0Kqk.2f 0K31.2f 0K2z.2f 0K25.2f 0K2z.q1 0K25.q1 0K2p.1a.31.1a 0K1u.35 0K2r.2r 0K2r.2s 0K1v.6qd.2z.2v
        0K1v.33.1a 0K2s.1u 0K1z.3d 0K2w.2p 0K20.28 0K2x.32 0K23.23 0K23.25 0K2z.38 0K30.31 0K30.32 0K30.33.2v 0K30.3c 0K31.2q 0K31.2x.30 0K31.33.30
        0K28.20 0K34.1a.31.1a 0K28.28.25 0K28.2a 0K37.36 0K2b.3a 0K2f.2q 0K2e.6qd.31 0K1t.6qd.31 0K1d.k4l 0K1e.k4l 0K1f.k4l 0K1g.k4l 0K1h.k4l 0K1i.k4l
        0K1j.k4l 0K1k.k4l 0K1l.k4l 0K1d.1c.k4l 0K1d.1d.k4l 0K1d.1e.k4l 0K1d.1f.k4l 0K1d.1g.k4l 0K1d.1h.k4l 0K1d.1i.k4l 0K1d.1j.k4l 0K1d.1k.k4l
        0K1d.1l.k4l 0K1e.1c.k4l 0K1e.1d.k4l 0K1e.1e.k4l 0K1e.1f.k4l 0K1e.1g.k4l 0K1e.1h.k4l 0K1e.1i.k4l 0K1e.1j.k4l 0K1e.1k.k4l 0K1e.1l.k4l
        0K1f.1c.k4l 0K1f.1d.k4l 0K2v.2p.30 mn0Kui 0Kuk 5uKx2n 3kK2b 0K1v 0K1y 0K29 3K86 0K9f o2Kx0n 0Kxtj 0Kh7 0Kxua 9Ki5 fbqXrpk 0Xkc4 0Xs7e 0Xrt4
        0Xlw1 0Xfg2 0Xgkl 0Xvj0 0Xvj0 0Xhn5 0Xssx 0Xgw7 0Xhmw 0Xjcm 0Xne1 0Xp6t 0Xqin 0Xqt6 0Xr20 0Xsjz 0Xkxu 0Xljv 0Xmah 0Xmvy 0Xq4d 0Xsq2 0Xuep
        0Xfia 0Xghh 0Xl50 0Xmjf 0Xqi5 0Xv8e 0Xifk 0Xm3v 0Xqfh 0Xr50 0Xjih 0Xpnc 0Xqvz 0Xiq2 0Xkd3 0Xlm2 0Xmpo 0Xslq 0Xfpi 0Xg53 0Xgda 0Xjwk 0Xl3n
        0Xmj4 0Xnhj 0Xpa9 0Xqh2 0Xqjg 0Xs1b 0Xtv6 0Xupb 0Xv7e 0Xnt8 0Xnzz 0Xotc 0Xq15 0Xt1g 0Xvb3 0Xrfa 0Xhjz 0Xiro 0Xokg 0Xpdq 0Xmle 0Xnuy 0Xrsy
        0Xttj 0Xhjs 0Xi8y 0Xkyb 0Xlp6 0Xlxr 0Xoq7 0Xoxj 0Xtor 0Xgcy 0Xpe3 0Xg64 0Xg5o 0Xo4c 0Xou6 0Xq29 0Xtpx 0Xrk0 0Xjin 0Xkxu 0Xrge 0Xfg9 0Xi5j
        0Xiz6 0Xmtj 0Xn74 0Xgev 0Xnwb 0Xfr3 0Xiw9 0Xff1 0Xlho 0Xk1k 0Xopu 0Xgjn 0Xhge 0Xni9 0Xq4p 0Xre2 0Xla2 0Xsds 0Xlfs 0Xjjy 0Xput 0Xjog 0Xn6t
        0Xfji 0Xg2x 0Xg5l 0Xkn5 0Xoo7 0Xprj 0Xrf6 0Xssv 0Xgdx 0Xgn6 0Xho3 0Xir0 0Xk3p 0Xm4e 0Xnxm 0Xtkd 0Xui2 0Xvbr 0Xvda 0Xgbf 0Xkau 0Xl87 0Xsbm
        0Xino 0Xj9s 0Xjcw 0Xjve 0Xlyb 0Xmdl 0Xn0p 0Xo22 0Xovo 0Xpdb 0Xs9y 0Xq9a 0Xsgz 0Xt3e 0Xg7r 0Xgbn 0Xgql 0Xma0 0Xr0i 0Xre2 0Xiq1 0Xiyd 0Xjnf
        0Xl9q 0Xoji 0Xmt1 0Xfl0 0Xh6h 0Xi5j 0Xiii 0Xizg 0Xmuq 0Xmzt 0Xp7e 0Xpc6 0Xsvo 0Xtti 0Xtvs 0Xu1k 0Xfpn 0Xo1a 0Xss4 0Xtrs 0Xj4x 0Xfie 0Xfyy
        0Xi5q 0Xi7z 0Xk2h 0Xkxu 0Xmha 0Xncy 0Xq9o 0Xsjg 0Xvil 0Xk94 0Xtny 0Xgax 0Xkfv 0Xkj7 0Xlkx 0Xluk 0Xmx5 0Xn6h 0Xnsb 0Xopc 0Xu3i 0Xg31 0Xje6
        0Xtq0 0Xfu3 0Xie1 0Xlpm 0Xsa2 0Xivf 0Xj7o 0Xkk7 0Xmtj 0Xtqe 0Xg89 0Xglr 0Xi91 0Xk5v 0Xkem 0Xko8 0Xlid 0Xmx2 0Xnaa 0Xp6h 0Xr0v 0Xr1d 0Xsss
        0Xtsy 0Xgfz 0Xlve 0Xgm5 0Xmhc 0Xn14 0Xqgq 0Xtr7 0Xuvr 0Xvbz 0Xkgn 0Xlor 0Xpns 0Xo97 0Xobk 0Xolu 0Xmo0 0Xm8p 0Xriw 0Xfk0 0Xpx2 0Xg8q 0Xg7b
        0Xip2 0Xjir 0Xonq 0Xi2t 0Xljy 0Xkac 0Xsaj 0Xqx8 0Xtot 0Xr63 0Xiqb 0Xg1s 0Xgxs 2Xhga 1Xk8k 2Xg66 0Xmqy 0Xngq 0Xny4 0Xnz2 0Xnz9 0Xo0f 0Xtw6
        0Xon2 0Xp8d 1Xqhe 1Xrg8 2Xshk 0Xsn1 3Xu7j 0Xu7w 0Xu94 0Xv5g 0Xsm6 0Xtrr 0Xfqm 0Xfzb 0Xg25 0Xgcp 0Xgdg 0Xggh 0Xgwt 0Xgzq 0Xh2g 0Xhfk 0Xhig
        0Xi90 0Xi9a 0Xj2s 0Xj8o 0Xj9q 0Xjci 0Xk0f 0Xk4i 0Xk9d 0Xkn9 0Xlmf 0Xlqy 0Xlya 0Xmem 0Xmjv 0Xmxu 0Xntd 0Xny6 0Xnyh 0Xnyg 0Xnyo 0Xnyu 0Xnz1
        0Xo0d*2 0Xo5c 0Xo75 0Xog0 0Xovo 0Xow9 0Xoxt 0Xp6a 0Xpad 0Xpnx 0Xprt 0Xprt 0Xq53 0Xr2o 0Xr6e 0Xrgh 0Xri1 0Xrtf 0Xruw 0Xsdy 0Xshk 0Xtsz 0Xu0v
        0Xu2j 0Xj1x 0X36cu 0Xpp4 2Xffq 0Xg51 0Xg2w 0Xfpc 0Xg1x 0Xg3k 0Xgcn 0Xge2 0Xgwt 0Xgut 0Xgwp 0Xgyq 0Xhga 0Xhir 0Xhms 0Xhn8 0Xhuq 0Xi08 0Xiqa
        0Xiqh 0Xiuh 0Xiwd 0Xj4o 0Xj7y 0Xj60 0Xj9q 0Xj8g 0Xjci 0Xjec 0Xjpg 0Xjrw 0Xjte 0Xk0m 0Xk8k 0Xkd3 0Xkd7 0Xkeu 0Xl89 0Xla2 0Xlkx 0Xlwb 0Xlvv
        0Xlya 0Xm5a 0Xmem 0Xnmv 0Xmk5 0Xmnj 0Xmqy 0Xn01 0Xn46 0Xn5n 0Xnbx 0Xnbz 0Xngq 0Xnh7 0Xnhw 0Xnka 0Xnk0 0Xnv0 0Xo8h 0Xog0 0Xol7 0Xorf 0Xovo
        0Xp4u 0Xpad 0Xpxu 0Xq27 0Xqrd 0Xr41 0Xr5y 0Xr6e 0Xren 0Xrg8 0Xrez 0Xrgh 0Xrge 0Xrfx 0Xri1 0Xrka 0Xruw 0Xsag 0Xsj6 0Xsrd 0Xsxi 0Xtq4 0Xtsz
        0Xtw6 0Xtzv 0Xu0v 0Xu17 0Xu2j 0Xumq 0Xvj0 0X313e 0X3138 0X33dh 0Xbrx 0Xcns 0Xcop 0X39e1 0X3bgw 0X3i6r 0Xvgj 0Xvim 12K2u.2u 0K2u.2x 0K2u.30
        0K2u.2u.2x 0K2u.2u.30 0Kan.38 0K37.38 cK12s.12u 0K12s.12d 0K12s.12j 0K132.12u 0K12s.12l 5X15l.14k 1X16a.14n 0K15u 0K15c 0K15f*2 0K15n*3 0K160
        0K162 0K17 0X161.14x 0X161.14y 0X1dmx.14x 0X1dmx.14y 0X15c.14n 0X15c.14o 0X15c.14s 0X15d.14s 0X15e.14s 0X15f.14s 0X15g.14s 0X15h.14s 0X15i.14s
        1X15k.14s 0X15l.14s 0X15m.14s 0X15n.14s 0X15o.14s 1X15q.14s 1X15s.14s 0X15t.14s 1X15v.14s 0X15w.14s 1X15y.14s 0X15z.14s 0X160.14s 0X161.14s
        0X162.14s 0X15h.14p 0X15d.14v 0X15n.14v 0X15w.14v 0K15c.15o 0K19t 0K19t 0K1a3 0K1a3 0K1a3 0K1a3 0K1a6 0K1a6 0K1a6 0K1a6 0K1a8 0K1a8 0K1a8
        0K1a8 0K1a2 0K1a2 0K1a2 0K1a2 0K1a7 0K1a7 0K1a7 0K1a7 0K1a1 0K1a1 0K1a1 0K1a1 0K1b8 0K1b8 0K1b8 0K1b8 0K1ba 0K1ba 0K1ba 0K1ba 0K1ac 0K1ac
        0K1ac 0K1ac 0K1ab 0K1ab 0K1ab 0K1ab 0K1ae 0K1ae 0K1ae 0K1ae*2 0K1af 0K1af 0K1af 0K1al 0K1al 0K1ak 0K1ak 0K1am 0K1am 0K1ag 0K1ag 0K1aw 0K1aw
        0K1ap 0K1ap 0K1bd 0K1bd 0K1bd 0K1bd 0K1bj 0K1bj 0K1bj 0K1bj 0K1bn 0K1bn 0K1bn 0K1bn 0K1bl 0K1bl 0K1bl 0K1bl 0K1bu 0K1bu*2 0K1bv 0K1bv 0K1bv
        0K1c0 0K1c0*2 0K1c1 0K1c1 0K1c1 0K1by 0K1by 0K1by 0K1by 0K1ci 0K1ci*2 0K1cj xK1bh 0K1bh 0K1bh 0K1bh 0K1c7 0K1c7 0K1c6 0K1c6 0K1c8 0K1c8 0K19z
        0K1cb 0K1cb 0K1c5 0K1c5 0K1c9 0K1c9 0K1cg 0K1cg 0K1cg 0K1cg 0K18p 0K18p 0K17q.17r 0K17q.17r 0K17q.1cl 0K17q.1cl 0K17q.18o 0K17q.18o 0K17q.1c7
        0K17q.1c7 0K17q.1c6 0K17q.1c6 0K17q.1c8 0K17q.1c8 0K17q.1cg 0K17q.1cg 0K17q.1cg 0K17q.18p 0K17q.18p 0K17q.18p 0K1cc 0K1cc 0K1cc 0K1cc
        0K17q.17w 0K17q.17x 0K17q.18l 0K17q.18p 0K17q.18q 0K17s.17w 0K17s.17x 0K17s.17y 0K17s.18l 0K17s.18p 0K17s.18q 0K17u.17w 0K17u.17x 0K17u.17y
        0K17u.18l 0K17u.18p 0K17u.18q 0K17v.17w 0K17v.18l 0K17v.18p 0K17v.18q 0K17w.17x 0K17w.18l 0K17x.17w 0K17x.18l 0K17y.17w 0K17y.17x 0K17y.18l
        0K183.17w 0K183.17x 0K183.17y 0K183.18l 0K185.17x 0K185.18l 0K186.17w 0K186.17x 0K186.17y 0K186.18l 0K187.17x 0K187.18l 0K188.18l 0K189.17w
        0K189.18l 0K18a.17w 0K18a.18l 0K18h.17w 0K18h.17x 0K18h.17y 0K18h.18l 0K18h.18p 0K18h.18q 0K18i.17x 0K18i.18l 0K18i.18p 0K18i.18q 0K18j.17r
        0K18j.17w 0K18j.17x 0K18j.17y 0K18j.18k 0K18j.18l 0K18j.18p 0K18j.18q 0K18k.17w 0K18k.17x 0K18k.17y 0K18k.18l 0K18k.18p 0K18k.18q 0K18l.17w
        0K18l.17x 0K18l.17y 0K18l.18l 0K18l.18p 0K18l.18q 0K18m.17w 0K18m.17x 0K18m.17y 0K18m.18l 0K18m.18p 0K18m.18q 0K18n.17w 0K18n.18l 0K18n.18p
        0K18n.18q 0K18q.17w 0K18q.17x 0K18q.17y 0K18q.18l 0K18q.18p 0K18q.18q 0K180.19s 0K181.19s 0K18p.19s 0Kw.18s.18x 0Kw.18t.18x 0Kw.18u.18x
        0Kw.18v.18x 0Kw.18w.18x 0Kw.18x.19s 0K17q.181 0K17q.182 0K17q.18l 0K17q.18m 0K17q.18p 0K17q.18q 0K17s.181 0K17s.182 0K17s.18l 0K17s.18m
        0K17s.18p 0K17s.18q 0K17u.181 0K17u.182 0K17u.18l 0K17u.18m 0K17u.18p 0K17u.18q 0K17v.181 0K17v.182 0K17v.18l 0K17v.18m 0K17v.18p 0K17v.18q
        0K18h.18p 0K18h.18q 0K18i.18p 0K18i.18q 0K18j.17r 0K18j.18k 0K18j.18l 0K18j.18p 0K18j.18q 0K18k.18l 0K18k.18p 0K18k.18q 0K18l.17r 0K18l.18l
        0K18m.181 0K18m.182 0K18m.18l 0K18m.18m 0K18m.18p 0K18m.18q 0K18p.19s 0K18q.181 0K18q.182 0K18q.18l 0K18q.18m 0K18q.18p 0K18q.18q 0K17q.17w
        0K17q.17x 0K17q.17y 0K17q.18l 0K17q.18n 0K17s.17w 0K17s.17x 0K17s.17y 0K17s.18l 0K17s.18n 0K17u.17w 0K17u.17x 0K17u.17y 0K17u.18l 0K17u.18n
        0K17v.18l 0K17w.17x 0K17w.18l 0K17x.17w 0K17x.18l 0K17y.17w 0K17y.18l 0K183.17w 0K183.17x 0K183.17y 0K183.18l 0K185.17x 0K185.17y 0K185.18l
        0K186.17w 0K186.17x 0K186.17y 0K186.18l 0K187.17x 0K188.18l 0K189.17w 0K189.18l 0K18a.17w 0K18a.18l 0K18h.17w 0K18h.17x 0K18h.17y 0K18h.18l
        0K18i.17x 0K18i.18l 0K18j.17w 0K18j.17x 0K18j.17y 0K18j.18k 0K18j.18l 0K18k.17w 0K18k.17x 0K18k.17y 0K18k.18l 0K18k.18n 0K18l.17w 0K18l.17x
        0K18l.17y 0K18l.18l 0K18m.17w 0K18m.17x 0K18m.17y 0K18m.18l 0K18m.18n 0K18n.17w 0K18n.18l 0K18n.19s 0K18q.17w 0K18q.17x 0K18q.17y 0K18q.18l
        0K18q.18n 0K17q.18l 0K17q.18n 0K17s.18l 0K17s.18n 0K17u.18l 0K17u.18n 0K17v.18l 0K17v.18n 0K183.18l 0K183.18n 0K184.18l 0K184.18n 0K18j.18k
        0K18j.18l 0K18k.18l 0K18m.18l 0K18m.18n 0K18q.18l 0K18q.18n 0K18g.18u.18x 0K18g.18v.18x 0K18g.18w.18x 0K187.18p 0K187.18q 0K189.18p 0K189.18q
        0K18a.18p 0K18a.18q 0K183.18p 0K183.18q 0K184.18p 0K184.18q 0K17x.18p 0K17x.18q 0K17w.18p 0K17w.18q 0K17y.18p 0K17y.18q 0K185.18p 0K185.18q
        0K186.18p 0K186.18q 0K184.17w 0K184.17x 0K184.17y 0K184.18l 0K184.181 0K183.181 0K185.181 0K186.181 0K187.18p 0K187.18q 0K189.18p 0K189.18q
        0K18a.18p 0K18a.18q 0K183.18p 0K183.18q 0K184.18p 0K184.18q 0K17x.18p 0K17x.18q 0K17w.18p 0K17w.18q 0K17y.18p 0K17y.18q 0K185.18p 0K185.18q
        0K186.18p 0K186.18q 0K184.17w 0K184.17x 0K184.17y 0K184.18l 0K184.181 0K183.181 0K185.181 0K186.181 0K184.17w 0K184.17x 0K184.17y 0K184.18l
        0K183.18n 0K184.18n 0K187.18l 0K183.17w 0K183.17x 0K183.17y 0K184.17w 0K184.17x 0K184.17y 0K187.18l 0K188.18l 0K17r.18r 0K17r.18r
        iK17u.17w.18l 0K17u.17x.17w 0K17u.17x.17w 0K17u.17x.18l 0K17u.17y.18l 0K17u.18l.17w 0K17u.18l.17x 0K17u.18l.17y 0K17w.18l.17x 0K17w.18l.17x
        0K17x.18l.18q 0K17x.18l.18p 0K183.17x.17w 0K183.17w.17x 0K183.17w.18p 0K183.18l.17x 0K183.18l.17x 0K183.18l.17w 0K183.18l.18l 0K183.18l.18l
        0K185.17x.17x 0K185.17x.17x 0K185.18l.18l 0K184.17x.18l 0K184.17x.18l 0K184.17w.18q 0K184.18l.17y 0K184.18l.17y 0K184.18l.18l 0K184.18l.18l
        0K186.17x.18p 0K186.17y.18l 0K186.17y.18l 0K187.18l.17x 0K187.18l.17x 0K187.18l.18l 0K187.18l.18q 0K189.17w.18l 0K189.18l.18l 0K189.18l.18l
        0K189.18l.18p 0K18a.18l.18l 0K18a.18l.18q 0K18a.18l.18p 0K18h.17y.18l 0K18h.17y.18l 0K18i.18l.17x 0K18i.18l.18l 0K18k.17x.18l 0K18k.17x.18q
        0K18k.17x.18p 0K18k.17w.17w 0K18k.17w.17w 0K18k.17y.18l 0K18k.17y.18l 0K18k.18l.17x 0K18k.18l.17x 0K18l.17x.17w 0K18l.17x.18l 0K18l.17x.18q
        0K18l.17w.17x 0K18l.17w.18l 0K18l.17y.17w 0K18l.17y.18l 2K18l.17w.17y 0K18n.18l.17w 0K18n.18l.18l 0K18m.17x.18l 0K18m.17x.18p 0K18m.17w.18l
        0K18m.17w.18l 0K18m.17w.18p 0K18m.18l.18q 0K18m.18l.18p 0K18q.18l.18l 0K18q.18l.18l 0K17s.17y.18q 0K17u.17w.18q 0K17u.17w.18p 0K17u.17y.18q
        0K17u.17y.18p 0K17u.18l.18q 0K17u.18l.18p 0K17w.18l.18q 0K17w.17x.18p 0K17w.18l.18p 0K183.17y.18p 0K185.17x.18q 0K184.17x.18q 0K186.17x.18q
        0K18k.17w.18q 0K18k.18l.18q 0K18q.17x.18q 0K18q.17w.18q 0K18q.18l.18q 0K18l.18l.18q 0K18i.18l.18q 0K18m.17x.18q 0K18i.18l.17x 0K18k.17x.18l
        0K189.18l.18q 0K18j.18l.18q 0K18m.17w.17x 0K18l.17y.18q 0K18k.17w.18l 0K18j.18l.18l 0K18k.17w.18l 0K18m.17w.17x 0K17w.17x.18q 0K17x.17w.18q
        0K18l.17w.18q 0K18h.18l.18q 0K17s.17x.18q 0K18j.18l.18l 0K189.17w.18l 0K185.18l.18l 0K183.17y.18q 0K18m.17w.18q 14K185.18k.1ci 0K18i.18k.1ci
        0K17r.18k.18k.18n 0K17r.18j.17s.181 0K18l.17x.18l.17z 0K185.18k.189.18l 0K181.183.18o.18k 0K189.18k.18q.18n 0K18o.183.18k.18l 0K185.18k.18p
        0K185.18k.18p.w.17r.18k.18k.18n.w.189.18k.18q.18n.w.18o.183.18k.18l 0K17w.18k.w.17w.18k.17r.18k.18n 0K181.1cc.17r.18k jK18 0K9hd*2 0K1m*2 0Kx
        0K1r 0K9hy*2 0K6cm mK6cl 0K6c4 0K6c3 0K2n 0K2n 0K14*2 0K3f 0K3h 0K9hw*2 0K9hs*2 0K9hm*2 0K9hk*2 0K9ho*4 2K2j 0K2l 0K6da 0K6da 0K6da 0K6da 0K2n
        0K2n 0K2n 0K18 0K9hd 0K1a 1K1n 0K1m 0K1r 0Kx 0K6c4 0K14*2 0K3f 0K3h 0K9hw*2 0Kz 0K12 0K16*2 0K19 0K1o 0K1q 0K1p 1K2k 0K10*2 0K1s 4Kw.18r
        0K18g.18r 0Kw.18s 1Kw.18t 1Kw.18u 0K18g.18u 0Kw.18v 0K18g.18v 0Kw.18w 0K18g.18w 0Kw.18x 0K18g.18x 0Kw.18y 0K18g.18y 0K17l*2 0K17m*2 0K17n*2
        0K17o*2 0K17p*2 0K17q 0K17q 0K17q*2 0K17r*2 0K17s 0K17s 0K17s*2 0K17t*2 0K17u 0K17u 0K17u*2 0K17v 0K17v 0K17v*2 0K17w 0K17w 0K17w*2 0K17x
        0K17x 0K17x*2 0K17y 0K17y 0K17y*2 0K17z*2 0K180*2 0K181*2 0K182*2 0K183 0K183 0K183*2 0K184 0K184 0K184*2 0K185 0K185 0K185*2 0K186 0K186
        0K186*2 0K187 0K187 0K187*2 0K188 0K188 0K188*2 0K189 0K189 0K189*2 0K18a 0K18a 0K18a 0K18h 0K18h 0K18h 0K18h*2 0K18i 0K18i 0K18i*2 0K18j
        0K18j 0K18j*2 0K18k 0K18k 0K18k*2 0K18l 0K18l 0K18l*2 0K18m 0K18m 0K18m*2 0K18n 0K18n 0K18n*2 0K18o*2 0K18p*2 0K18q 0K18q 0K18q 0K18k.17m
        0K18k.17m 0K18k.17n 0K18k.17n 0K18k.17p 0K18k.17p 0K18k.17r 0K18k.17r 4Kx*2m 0K879*2 0K9he 0K9ho*2 0K9hd 0K9ob 0K9o2 0K9lt 0K9lv 0K9lx 0K9lz
        0K9m1 0K9nn 0K9np 0K9nr 0K9mr 0K9oc 0K9lu 0K9lw 0K9ly 0K9m0 0K9m2*2 0K9m5 0K9m7 0K9m9 0K9mb 0K9md 0K9mf 0K9mh 0K9mj 0K9ml 0K9mn 0K9mp 0K9ms
        0K9mu 0K9mw 0K9my*6 0K9n6 0K9n9 0K9nc 0K9nf 0K9ni*5 0K9no 0K9nq 0K9ns*6 0K9nz 0K9o3 0K9ll*2 0K9r8 0K9pt*u 3K9qn*6 2K9qt*6 2K9qz*6 2K9r5*3
        3K4i*2 0K4s 0K4v 0K4m 0K4l 0K6g9 1K7b6 0K6mo*4 0K7fk 0K7gr 15mC1fpu.lj qC1fq2.lj bgKk0*2 0K6e 0Kih 0Kgj 1Kir 0Kxuu 0Kit 0Kis 0Kgm*2 0K5u9 0Kgo
        0Kgu 0Kix 0Kh0 0Kgy 0Kgw 0Kij 0K87 0Kik 0Kh3 0Khw 0Kiy*2 0Kh8 0K2mmc 0Kx3i 0Kha 0K2mmd 0Ki6 0K2mme 0K6w 0Khi*2 0K35 0Khm 0K2mmg 0Khp*2 0Khs
        0Kiw 0Kiu 0Kxuv 0Kiv 0Ki0 0K8s1 1Ki7 0Kip*2 0Kig 0Kcg*3 0K2mmi 0K2mn2 0Khz 0Kie*2 0Kim 0K2mmj 1qyC1huh.1hve 1C1huj.1hve eC1hut.1hve
        3mC1hyp.1hyf 0C1hyq.1hyf ezC1idj.1ida 0C1idj.1idz 1iC1if6.1ih5 1C1if8.1igr 8C1iff.1igy 2C1ifk.1ih5 1fC1igy.1igy 1C1igy.1igo 0C1igy.1ih5
        6qC1int.1inu 0C1int.1ink 1C1int.1inx 6zC1iuw.1iun 0C1iux.1iun osC1jjp.1jjk e7cC1xr2.1xr2 0C1xr2.1xrd 0C1xr2.1xr3 0C1xrd.1xr3 0C1xr2.1xr4
        0C1xr5.1xr3 0C1xr6.1xr3 0C1xr5.1xr4 2f3C206f.206f 0C206b.206f 0C206h.206f ddkK9jn.9k8 0K9mw.9m5 0K9mw.9mu 0K9ns.9nu 5gvK1t*q 0K1c*a
        v8X2jx3.2jxh 0X2jx4.2jxh 0X2jxb.2jxq 0X2jxb.2jxr 0X2jxb.2jxs 0X2jxb.2jxt 0X2jxb.2jxu 2eX2jzt.2jxh 0X2jzu.2jxh 0X2jzv.2jxq 0X2jzw.2jxq
        0X2jzv.2jxr 0X2jzw.2jxr fzK1t*q 0K2p*q 0K1t*q 0K2p*7 1K2x*i 0K1t*q 0K2p*q 0K1t 1K1v*2 2K1z 2K22*2 2K26*4 1K2b*8 0K2p*4 1K2u 1K2w*7 1K34*b
        0K1t*q 0K2p*q 0K1t*2 1K1w*4 2K22*8 1K2b*7 1K2p*q 0K1t*2 1K1w*4 1K21*5 1K27 3K2b*7 1K2p*q 0K1t*q 0K2p*q 0K1t*q 0K2p*q 0K1t*q 0K2p*q 0K1t*q
        0K2p*q 0K1t*q 0K2p*q 0K1t*q 0K2p*q 0K8h 0Kfr 0K2mqd 1Kpd*h 0Ks4 0Kpv*7 0K6pz 0Kq9*p 0K6pu 0Ks5 0Kr5 0Ks0 0Kr9 0Ks1 0Kra 0Kpd*h 0Ks4 0Kpv*7
        0K6pz 0Kq9*p 0K6pu 0Ks5 0Kr5 0Ks0 0Kr9 0Ks1 0Kra 0Kpd*h 0Ks4 0Kpv*7 0K6pz 0Kq9*p 0K6pu 0Ks5 0Kr5 0Ks0 0Kr9 0Ks1 0Kra 0Kpd*h 0Ks4 0Kpv*7 0K6pz
        0Kq9*p 0K6pu 0Ks5 0Kr5 0Ks0 0Kr9 0Ks1 0Kra 0Kpd*h 0Ks4 0Kpv*7 0K6pz 0Kq9*p 0K6pu 0Ks5 0Kr5 0Ks0 0Kr9 0Ks1 0Kra 0Krg*2 2K1c*a 0K1c*a 0K1c*a
        0K1c*a 0K1c*a 1hxK67 1jK2mon*3 0Kgz 0K5qw 0Kao 0K7l 0Kdh 0K8y 0Kbe 0K2mog 0K2mny 0Kg9 0K5tr 0K2mnz 0Kbi 0Kho 0Kfs*2 0K2mnf 0K2mmx 0Khy 0K5ug
        0K2mng 0K2mn0 0Kib 0K5ui 0K5qd 0K5q8 0K5qf 0Khr 0Khx 0Kj2*2 0Kf5 0Kfo*3 0Kqw*2 0K5tt 0Kx3p 0K5tz 0K5u2 0K5u6 0Kaw 0Kbd 0Kbp 0Kio 0Kbx 0K2mmh
        1cKts*9 0Ku2*3 0Ku6*b 0Kuj 0Kul*2 0Kww9 0Kyh 0Kuu 0Kuw 0Kyx 0Kxb 0Ky7 0Kts*9 0Ku2*2 0Ku6*2 0Ku9 0Kub*6 0Kui*2 0Kwh 0Kuu 0Kut 0Kv3 0Kx7 0Kwup
        0Kxd 2oiK17r*2 0K17w 0K17z 1K18o 0K182 0K17x 0K187 0K18q 0K18j*4 0K183 0K189 0K18h 0K185 0K18i 0K181 0K184 0K17u*2 0K17y 0K180 0K186 0K188
        0K18a 0K19q 0K1bu 0K1b5 0K19r 1K17s 0K17w 1K18n 2K17x 1K18q 0K18j*4 0K183 0K189 0K18h 0K185 0K18i 1K184 0K17u*2 0K17y 1K186 1K18a 6K17w 4K17x
        1K18q 1K18k 1K18m 0K183 0K189 1K185 0K18i 1K184 2K17y 1K186 1K18a 1K1bu 1K19r 1K17s 0K17w 1K18n 2K17x 0K187 0K18q 0K18j 1K18l*2 0K183 0K189
        0K18h 0K185 0K18i 1K184 0K17u*2 0K17y 1K186 0K188 0K18a 0K19q 1K1b5 1K17r*2 0K17w 0K17z 0K18n*2 0K182 0K17x 0K187 0K18q 1K18k*3 0K183 0K189
        0K18h 0K185 0K18i 0K181 0K184 0K17u*2 0K17y 0K180 0K186 0K188 0K18a 5K17s 0K17w 0K17z 1K18o 0K182 0K17x 0K187 0K18q 1K18k*3 0K183 0K189 0K18h
        0K185 0K18i 0K181 0K184 0K17u*2 0K17y 0K180 0K186 0K188 0K18a g4K1c.1a 0K1c.18 0K1d.18 0K1e.18 0K1f.18 0K1g.18 0K1h.18 0K1i.18 0K1j.18 0K1k.18
        0K1l.18 5K14.1t.15 0K14.1u.15 0K14.1v.15 0K14.1w.15 0K14.1x.15 0K14.1y.15 0K14.1z.15 0K14.20.15 0K14.21.15 0K14.22.15 0K14.23.15 0K14.24.15
        0K14.25.15 0K14.26.15 0K14.27.15 0K14.28.15 0K14.29.15 0K14.2a.15 0K14.2b.15 0K14.2c.15 0K14.2d.15 0K14.2e.15 0K14.2f.15 0K14.2g.15 0K14.2h.15
        0K14.2i.15 0K9hw.2b.9hx 0K1v 0K2a 0K1v.1w 0K2f.2i 1K1t*q 0K20.2e 0K25.2e 0K2b.1w 0K2b.2b 0K28.28.2e 0K2f.1v qK25.1v 0K25.1w 0K25.2a zK1w.22
        33K9kr.9jf 0K9mb.9mb 0K9md dKjez 0Ki1j 0Kgjw 0K9mv 0Kfik 0Khlm 0Kr8j 0Khm1 0Kfj8 0Kk68 0Kmch 0Kk2h 0Kg99 0Kivg 0Kg3x 0Kk34 0Kg7x 0Koqq 0Kn4v
        0Krs9 0Khkg 0Kgmx 0Klxw 0Kjh1 0Kjmd 0Kfeo 0Kfex 0Ksi2 0Kijq 0Kffx 0Kgkz 0Kjk7 0Krxs 0Kjf7 0Ko01 0Ko6y 0Kglk 0Klts 0Kkcp 0Kkco 0Kn5f 0Kgaa
        0Kgxi 0Ksp9 4K9hw.kdo.9hx 0K9hw.fex.9hx 0K9hw.fik.9hx 0K9hw.i2x.9hx 0K9hw.m9l.9hx 0K9hw.jf7.9hx 0K9hw.nh3.9hx 0K9hw.gd9.9hx 0K9hw.k0n.9hx
        7Kivr 0Kgkv 1weK1c*a 1ds6Xfgd 0Xfg8 0Xfgh 0X2tcy 0Xfog 0Xfqm 0Xfqz 0Xfsy 0Xfwa 0Xfx5 0Xfzb 0Xfyn 0Xae6 0X2ud6 0Xg25 0Xg2c 0Xg2s 0Xg3b 0X2u58
        0Xaex 0Xg2v 0Xg3x 0X2u6j 0Xg47 0Xg4k 0Xfkc 0Xg4s 0Xg51 0X3ly7 0Xg6t 0Xg77 0Xafz 0Xg8r 0Xg92 0Xgaa 0Xgaf 0Xahh 0Xgcn 0Xgcp 0Xgdg 0Xge2 0Xged*2
        0Xgev 0Xgg9 0Xggh 0Xggq 0Xghf 0Xghp 0Xghr 0Xghr 0Xghr 0X2v58 0Xm7k 0Xgju 0Xgkf 0X2vdv 0Xgkr 0Xgkx 0Xgli 0Xgpq 0Xgmw 0Xgnc 0Xgo8 0Xgpu 0Xgs6
        0Xgsw 0Xgur 0Xgv7 0Xgw4 0Xgw4 0Xgwp 0Xgx7 0Xgxf 0Xgxu 0Xh7a 0Xgzq 0Xh7b 0Xh1t 0Xh2s 0Xg7b 0Xhke 0Xhce 0Xhdg 0Xhe5 0Xhaj 0Xhf6 0Xhf5 0Xhik
        0X2x9g 0Xhki 0Xhkn 0Xhl2 0Xhlm 0Xhlu 0Xhnm 0X2xm0 0X2xnu 0Xhrg 0Xhsr 0Xht3 0Xhqw 0Xhuu 0Xaum 0Xav0 0Xhzc 0Xi0u 0Xi0u 0X2y88 0Xi4j 0Xi54 0Xi5j
        0Xi5v 0X2yhk 0Xi67 0Xi6e 0Xitv 0Xi76 0Xayp 0Xi8w 0Xi9a 0Xibk 0Xia5 0X2z1g 0Xif7 0X2z1i 0Xige 0Xigb 0Xigs 0Xijl*2 0Xb3j 0Xikd 0Xilk 0Xim5 0Xind
        0Xb4y 0X2zr7 0Xb5o 0Xipc 0Xipf 0Xipi 0Xiq2 0X3pg2 0Xiri 0X3035 0X3035 0Xpoh 0Xisi 0Xisi 0Xb7r 0X335k 0X3cgq 0Xiua 0Xiuj 0Xb8j 0Xivu 0Xix9
        0Xixj 0Xiyh 0Xj29 0Xbay 0Xba4 0Xj2s 0X30t0 0Xj47 0Xj7s 0Xj7w 0Xj7y 0Xj7w 0Xj96 0Xj9q 0Xjaq 0Xjac 0Xjan 0Xjby 0Xjci 0Xjcm 0Xjdc 0Xjdn 0Xjfh
        0Xjht 0Xjis 0Xjm8 0X31n0 0Xjlp 0Xjjw 0Xjmw 0Xjnn 0Xjqc 0X31td 0Xjs2 0Xjph 0Xjop 0Xbhq 0Xju1 0Xjum 0Xjvh 0Xjuf 0Xbjg 0Xk0f 0Xk18 0X32mi 0Xk4j
        0Xkc8 0Xk7d 0Xbo9 0Xk9d 0Xbns 0Xbms 0Xg42 0Xg45 0Xkcg 0Xk9o 0Xpf1 0Xdeh 0Xkd3 0Xkd7 0Xkdd 0Xkf2 0Xker 0X33cz 0Xbpl 0Xkje 0Xkg5 0Xklu 0Xkn9
        0X33hp 0Xkni 0Xkkf 0Xkr8 0Xbrx 0Xksi 0Xkv7 0Xkx6 0Xl2g 0X33xf 0Xl3v 0Xbvc 0Xl5t 0X34br 0Xl78 0Xbwu 0Xl82 0Xl9b 0Xla2*2 0X34p9 0X2yvf 0X34sa
        0Xle6 0X354s 0Xlhb 0Xlhp 0Xlev 0Xljq 0Xlku 0Xlmf 0Xlkx 0Xlm1 0Xlmg 0Xlmt 0X357i 0Xlkk 0Xlrj 0Xlta 0Xc37 0Xlvv 0Xlvr 0X35jl 0Xlq1 0Xm0e 0X35ni
        0X35ou 0Xm2u 0Xm61 0Xm5a 0Xm57 0Xc5y 0Xm6i 0Xm7x 0Xm7r 0Xm99 0X2u5h 0Xmdh 0X368z 0Xmfw 0X36i3 0Xmjs 0Xmk5 0Xmkw 0X36yw 0Xmm8 0Xmmt 0X3779
        0X37dg 0Xmt6 0Xmtn 0Xcdo 0Xmud 0Xce0 0Xce0 0Xmyv 0Xmzg 0Xn01 0Xn0l 0Xn2i 0Xcgr 0Xn50 0X386u 0Xn5q 0X389e 0Xn74 0X2zrz 0Xnbk 0X38v5 0X38vs
        0X38zo 0Xcn0 0Xcnc 0Xnhw 0X394j 0X394i 0X395l 0X396b 0Xnj2*2 0Xnj3 0Xnka 0Xcop 0Xnm3 0Xcp2 0Xcra 0X39r1 0Xnri 0Xnt8 0Xnv0 0Xctf 0X3a5i 0Xnyu
        0X3a8q 0X3a9x 0Xo0f 0Xo2z 0Xcvj 0Xo5c 0Xo5m 0Xo5r 0X3at8 0X3b1j 0X3b1j 0Xoa6 0Xd1e 0X3b8r 0Xog6 0Xog9 0Xd2f 0X3beo 0Xonm 0Xd5s 0Xoo8 0Xoo3
        0Xoow 0X3c06 0Xorn 0Xd8h 0Xouf 0Xow2 0Xoxx 0Xd9w 0X3ciw 0X3cjr 0Xdax 0X3cnt 0Xp6i 0X3cqm 0Xp79 0Xpa2 0Xpad 0X3d22 0X3d43 0Xpcw 0X3d7s 0Xpdc
        0X33a7 0Xded 0Xpf6 0Xphf 0Xdfv 0Xpj2 0Xhx1 0X3dlz 0X3dmd 0X33bn 0X33bw 0Xpoh 0Xpok 0Xsda 0Xdij 0Xpsh 0Xpsb 0Xpst 0Xgc3 0Xptd 0Xptf 0Xptp 0Xpuu
        0X3ebg 0Xput 0Xpwd 0Xpyb 0Xq0d 0Xpwj 0Xq0t 0Xq1z 0Xq53 0Xpxv 0Xq16 0Xq18 0Xq1o 0X3eie 0X3eqz 0X3emt 0Xdnv 0Xq9d 0Xq9f 0Xqae 0X3g0a 0Xqck
        0X3f3g 0Xdp9 0Xdpd 0X3f75 0X3ff6 0Xdpn 0Xqj4 0Xqjg 0Xqjr 0Xqjt 0Xqll 0Xqko 0Xqoe 0Xqn6 0Xqrd 0Xqp4 0Xqqz 0Xqrq 0Xdsn 0Xqu9 0Xqv5 0Xdtl 0Xqxs
        0Xqxv 0X3giv 0Xr13 0Xr1a 0Xdv9 0Xr22 0Xaez 0X3gz2 0X3h46 0Xdz2 0Xdzb 0Xrds 0Xrfx 0Xrka 0Xrpx 0X3hrc 0Xrsb 0Xrsx 0Xrvf 0Xrxz 0X3i9b 0X2upw
        0Xs0b 0Xrzw 0Xs1c 0X2uvy 0Xs7o 0Xsag 0X3jki 0X3jl9 0Xsk4 0Xsmp 0Xsnl 0X3ju6 0Xsnv 0Xsvs 0Xt07*2 0Xsxo 0Xt89 0Xt91 0X3ksa 0Xtjf 0Xej9 0Xtkn
        0X3l2v 0Xeli 0Xts3 0Xiia 0Xtur 0X3ltx 0X3lzu 0Xepa 0Xepi 0Xu00 0X3mdm 0Xer6 0X3mhi 0Xu17 0Xu17 0Xu21 0X3mpi 0Xu76 0Xeur 0Xu95 0Xucn 0Xude
        0Xuf2 0Xez2 0X3nsg 0Xumq 0Xuv4 0Xv0d 0Xf66 0Xf71 0Xv3b 0X3owe 0Xf7c 0X3oxx 0X3p5a 0X3p8x 0Xvcr 0Xf9y 0Xveh 0Xvem 0Xvet 0Xvf3 0Xvfa 0Xvgb
        0X3pxc
        """
}
