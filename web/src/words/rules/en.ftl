rules-index = Contents and index
rules-contents = Contents
rules-terms = Words, and where they are settled
rules-terms-npzr = active, begins, buried, character, complet, deck, draw, duty, hand, leaves, limit, mark, move, new stack, nominat, owner, pile, position, regular, rival, scored, side, stack, top, turn, wild, win
rules-terms-roundhouse = AAAAARGH, alone, attack, cavalry, circle, counterattack, deck, defence, dice, discard, first aid, heal, hit, item, kick, kill, life, location, mark, middle, monster, phase, point, round, starting player, strength, tie, type
rules-terms-rampage = accessory, action, arena, attach, attack, booster, build, buzz saw, colour, deck, defen, discard, draft, fall, first turn, guard, hand, hoard, location, match, owner, refill, replacement, response, robot, stack, strike, torso, trap, wild, win, wound
rules-terms-kaiju = action, adjacent, assault, building, COMBO, damage, deck, defender, discard, draw, ENRAGE, hand, hex, level, map, move, planning, rubble, round, shield, support, surge, swim, touch, track, turn order, water, win
rules-terms-samurai = abilit, action, attack, cancel, cast, character, creature, credits, discard, draw, DS, film, hand, kung fu, location, ninja, pass, pile, pitch, point, prop, round, score, SFX, strength, target, title, trait, victim, vote, window, word
