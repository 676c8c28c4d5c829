kaiju-goal-kaiju = flatten every building before your deck runs out
kaiju-goal-kaiju-short = flatten every building
kaiju-goal-defender = outlast the Kaiju: it falls when its deck is empty
kaiju-goal-defender-short = empty its deck
kaiju-goal-watcher = the city stands, or the Kaiju does
kaiju-goal-watcher-short = city or Kaiju
kaiju-goal-standing = of { $all } buildings stand
kaiju-goal-stamina = Kaiju stamina
kaiju-goal-touched = { $count ->
    [one] { $name } touches { $count } building
   *[other] { $name } touches { $count } buildings
}
kaiju-goal-enrage = ENRAGE with the next card: { $risk } %
kaiju-goal-enrage-own = They draw your ENRAGE next: { $risk } %
kaiju-map = Map of the city
kaiju-board = Board { $letter }
kaiju-tab = { $count } stand
kaiju-tab-shields =
    { $count } stand, { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }
kaiju-tab-kaiju = { $count } stand, Kaiju here
kaiju-large = large
kaiju-small = small
kaiju-rubble = rubble
kaiju-left = { $left } of { $limit } left
kaiju-shield = shield
kaiju-shielded = shielded
kaiju-touching = touching the Kaiju
kaiju-touching-now = Touching now
kaiju-touching-none = nothing
kaiju-says-rubble = { $id }, { $name }, rubble
kaiju-hex = river hex { $q }, { $r }
kaiju-kaiju = Kaiju
kaiju-kaiju-here = The Kaiju, touching { $where }
kaiju-carapace-on = Carapace on
kaiju-carapace-off = Carapace off
kaiju-net-on = Net on
kaiju-net-off = Net off
kaiju-flare =
    { $count ->
        [0] No flare waits
        [one] Flare waits: 1 action less next turn
       *[other] { $count } flares wait: { $count } actions less
    }
kaiju-enrage-level = ENRAGE level { $level }
kaiju-enrage-short = ENRAGE level
kaiju-enrage-now =
    hand { $hand }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
kaiju-hand = hand { $count }
kaiju-actions =
    { $count ->
        [one] action
       *[other] actions
    }
kaiju-clock-kaiju = cards in the Kaiju deck: its stamina
kaiju-clock-kaiju-short = Kaiju deck
kaiju-clock-city = of { $all } buildings still stand
kaiju-clock-city-short = of { $all } stand
kaiju-support = Support
kaiju-support-of = { $count } of { $limit }
kaiju-support-who = any defender may play these
kaiju-empty = empty
kaiju-next-enrage = Next ENRAGE
kaiju-enrage-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
kaiju-risk-chip = ENRAGE { $percent } %
kaiju-team = Team
kaiju-open-hands = open hands
kaiju-skip = Skip
kaiju-skip-how = any key
kaiju-alert-head = CIVIL DEFENCE · BRISBANE
kaiju-alert-1 = LARGE. GREEN. CORRUGATED.
kaiju-alert-2 = HEADING UPSTREAM.
kaiju-alert-3 = BRING TAPE AND SCISSORS.
kaiju-scene-says-kaiju_start = The Kaiju rises from a moonlit river.
kaiju-scene-says-defender_start = Sirens; cardboard houses unfold along the river.
kaiju-scene-says-kaiju_wins = The last house is flat; the Kaiju sleeps round what is left.
kaiju-scene-says-defender_wins = The Kaiju sinks into the river; the sun rises over the city.
kaiju-scene-kaiju_start = MORETON BAY, 23:07. IT IS HUNGRY.
kaiju-scene-defender_start = HOLD THE RIVER
kaiju-scene-kaiju_wins = THE END?
kaiju-scene-defender_wins = THE END
kaiju-round = Round { $round }
kaiju-phase-actions = Kaiju, { $count } actions
kaiju-side-defender = Defender
kaiju-side-kaiju = Kaiju
kaiju-side-enrage = ENRAGE
kaiju-cards-defender = Defender cards
kaiju-cards-kaiju = Kaiju cards
kaiju-cards-enrage = ENRAGE cards
kaiju-combo = COMBO
kaiju-combo-text = COMBO: lay down more cards of the same name, +1 each.
kaiju-copies = { $count } in the deck
kaiju-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
kaiju-no-cards = no cards
kaiju-hand-of = { $name }’s hand
kaiju-discards = Cards
kaiju-discard-team = Defenders’ discards, { $count }
kaiju-discard-kaiju = Kaiju’s discards, { $count }
kaiju-pile-deck = defender deck
kaiju-pile-kaiju-hand = Kaiju hand
kaiju-pile-discard = discards
kaiju-pile-kaiju-discard = Kaiju discards
kaiju-defenders = Defenders
kaiju-closed-hands = closed hands
kaiju-list = As a list
kaiju-list-title = Where?
kaiju-actions-left =
    { $count ->
        [one] 1 action left this turn
       *[other] { $count } actions left this turn
    }
kaiju-kaiju-holds =
    { $name } · { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
kaiju-played-by = { $name } plays
kaiju-drawn-by = { $name } draws
kaiju-last-played = Last card
kaiju-nothing-played = No card has been played yet.
kaiju-line-assault-1 = 1 damage. COMBO
kaiju-line-assault-2 = 2 damage. COMBO
kaiju-line-assault-3 = 3 damage. COMBO
kaiju-line-co-ordinated-assault = Each may play an Assault
kaiju-line-shielding = Shield one building. COMBO
kaiju-line-co-ordinated-shielding = Each may play a Shielding
kaiju-line-emergency-repairs = Rebuild a small building
kaiju-line-repellant = Push it one hex. COMBO
kaiju-line-bait-and-switch = Lure it anywhere
kaiju-line-dazing-flare = 1 action less next turn
kaiju-line-cable-net = It moves 1 hex at most
kaiju-line-on-the-double = Two more actions
kaiju-line-rapid-planning = Each: a card into Support
kaiju-line-team-planning = A card into Support. COMBO
kaiju-line-stomp = 1 damage to all it touches
kaiju-line-punch = 3 damage to one building
kaiju-line-psychic-fracture = 3 damage to one building
kaiju-line-smash = 6 damage, rest goes on
kaiju-line-rampage = Destroy all it touches
kaiju-line-terrifying-screech = Tear 1 card from Support
kaiju-line-demoralising-roar = Sweep all of Support
kaiju-line-sonic-wave = Each defender swaps a card
kaiju-line-adrenaline-surge = Play up to two more cards
kaiju-line-desperation = Draw 2, play the top card
kaiju-line-hardened-carapace = Next damage is only 1
kaiju-line-enrage = Wrecks all it touches
kaiju-cue-stomp = stomp
kaiju-cue-smash = smash
kaiju-cue-roar = roar
kaiju-cue-rampage = rampage
kaiju-cue-assault_1 = a single shot
kaiju-cue-assault_2 = a volley
kaiju-cue-assault_3 = a barrage
kaiju-cue-shield = a shield hums
kaiju-cue-repel = hiss of spray
kaiju-cue-flare = a flare cracks
kaiju-cue-net = cables whip
kaiju-cue-repair = hammers
kaiju-hex-touches = { $place }, may touch { $touched }
kaiju-hex-bare = { $place }, touches nothing
kaiju-lie-on = Lie on { $where }
kaiju-lie-here = Lie here
kaiju-lure-here = It lies here
kaiju-turn-it = Turn it
kaiju-touches = touches { $touched }
kaiju-touches-none = touches nothing
kaiju-hit-falls = falls
kaiju-hit-shield = shield
kaiju-out-shielded = its shield takes it all
kaiju-out-falls = it falls
kaiju-out-falls-over = it falls, { $over } left over
kaiju-out-out-of-reach = the Kaiju cannot reach it now
kaiju-out-overdraws = you must draw and cannot: you lose
kaiju-out-carapace = the Carapace is on already
kaiju-out-flare = it has only one action anyway
kaiju-out-nothing = no effect now
kaiju-put-down = Put it down
kaiju-end-turn = End your turn
kaiju-do-nothing = Do nothing
kaiju-pass-turn =
    { $count ->
        [one] 1 action unused
       *[other] { $count } actions unused
    }
kaiju-pass-KaijuCard = the Surge is over
kaiju-pass-DefenderAction = then you draw up to four
kaiju-pass-CoordinatedPlay = nobody learns why
kaiju-pass-PushStep = it stays here
kaiju-play = Play { $card }
kaiju-discard = Discard { $card }
kaiju-into-support = Into Support
kaiju-support-full = full: one card goes
kaiju-support-then = { $count } of { $limit } then
kaiju-overflow-then = { $card } takes its place
kaiju-overflow-same = Support stays as it is
kaiju-deck-then = Kaiju deck { $from } to { $to }
kaiju-deck-then-carapace = Carapace: only { $from } to { $to }
kaiju-you-draw =
    { $count ->
        [0] no card to draw
       *[other] you draw { $count }
    }
kaiju-resolve = Resolve: { $what }
kaiju-resolve-big =
    { $unit ->
        [damage] { $count } damage
        [shields] { $count ->
            [one] 1 shield
           *[other] { $count } shields
        }
        [steps] { $count ->
            [one] 1 hex
           *[other] { $count } hexes
        }
       *[other] { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
    }
kaiju-resolve-how = as far as it can
kaiju-swim-how = anywhere on the river
kaiju-swim-netted = one hex, in the net
kaiju-does-shield = then choose a building
kaiju-does-rebuild = then choose which one
kaiju-does-push = then choose where to
kaiju-does-relocate = then choose where to
kaiju-does-to-support = then choose the card
kaiju-does-play-from-hand = each defender is asked
kaiju-does-extra-actions = three actions in this turn
kaiju-does-set-status = for its next turn
kaiju-why-DefenderAction = One action, then you draw up to four.
kaiju-why-ComboDiscard = Each one adds 1; hand cards must be drawn again.
kaiju-why-CoordinatedPlay = Everybody is asked in turn; a COMBO is allowed.
kaiju-why-KaijuWater = It must keep a hex on the water.
kaiju-why-KaijuSecond = Water or rubble beside it.
kaiju-why-BaitWater = Anywhere else where it touches a building.
kaiju-why-BaitSecond = Water or rubble beside it.
kaiju-why-KaijuOneHex = One half stays, the other is lifted.
kaiju-why-PushStep = One half stays, the other is lifted.
kaiju-why-AttackTarget = Only buildings that touch the Kaiju.
kaiju-why-ShieldTarget = It stays until it takes a blow.
kaiju-why-RebuildTarget = Small ones only, at full strength.
kaiju-why-StrandedChoice = A Kaiju that touches nothing may swim instead.
kaiju-why-SupportOverflow = One card for each defender fits in.
kaiju-why-support-kaiju = Only defenders play cards from Support.
kaiju-why-other-name = Only cards of the same name can be laid down for a COMBO.
kaiju-warn-no = Let me look again
kaiju-warn-overdraws-title = { $card } would end the game
kaiju-warn-overdraws-words = { $card } makes you draw more cards than your deck has. A player who must draw and cannot loses.
kaiju-warn-overdraws-loss = the defenders win
kaiju-warn-actions-title = End your turn already?
kaiju-warn-actions-words =
    { $count ->
        [one] One action is left, and it is lost when your turn ends.
       *[other] { $count } actions are left, and they are lost when your turn ends.
    }
kaiju-warn-actions-loss = the rest of the turn is lost
kaiju-warn-nothing-title = { $card } can do nothing now
kaiju-warn-nothing-words = It would be discarded without any effect.
kaiju-warn-nothing-loss = the card is spent for nothing
kaiju-warn-carapace-title = The Carapace is on already
kaiju-warn-carapace-words = A second { $card } adds nothing: “the next damage” is the same one.
kaiju-warn-carapace-loss = the card is spent for nothing
kaiju-warn-flare-title = The Kaiju has one action only
kaiju-warn-flare-words = { $card } takes an action away, but never the last one. Keep it, or put it into Support for level 5.
kaiju-warn-flare-loss = the card is spent for nothing, unless an ENRAGE comes first
kaiju-risk =
    in this pile: 1 in { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $draws } to draw: { $percent } %
kaiju-risk-come =
    { $cards ->
        [one] 1 safe card
       *[other] { $cards } safe cards
    }; { $draws } to draw: { $percent } %
kaiju-risk-none = when the deck is empty: { $count } left
kaiju-combo-leave =
    { $count ->
        [one] One card leaves.
       *[other] { $count } cards leave.
    }
kaiju-draws = You draw { $count } at the end of your turn: { $percent } % for an ENRAGE, and the Kaiju touches { $touched }.
kaiju-draws-none = You draw nothing at the end of your turn: no risk of an ENRAGE.
kaiju-id-shield = { $id } (shield)
kaiju-reach =
    { $count ->
        [one] 1 building in reach
       *[other] { $count } buildings in reach
    }
kaiju-reach-words = { $points } hit points stand open: { $touched }. ENRAGE level { $level }.
kaiju-reach-none = You touch nothing
kaiju-reach-none-words = Play any card and you may swim instead of doing what it says.
kaiju-flash-title = ENRAGE
kaiju-flash-deck-out = ENRAGE
kaiju-flash-words = { $name } draws: the Kaiju wrecks everything it touches.
kaiju-flash-level = Level { $level }.
kaiju-flash-nothing = Nothing fell.
kaiju-did-harmed =
    { $count ->
        [one] Kaiju loses 1 card
       *[other] Kaiju loses { $count } cards
    }
kaiju-did-shielded = { $id } shielded
kaiju-did-rebuilt = { $id } rebuilt
kaiju-verdict-kaiju = Nothing stands any more. The Kaiju wins.
kaiju-verdict-city = The Kaiju has nothing left to draw. The city stands.
kaiju-finale = The city at the end: { $count ->
        [one] { $count } building stands
       *[other] { $count } buildings stand
    }
kaiju-decided-kaiju =
    The last building fell with { $left ->
        [one] { $left } card of stamina left.
       *[other] { $left } cards of stamina left.
    }
kaiju-decided-city = { $count ->
        [one] { $count } building was
       *[other] { $count } buildings were
    } still standing when the Kaiju had no card left to draw.
kaiju-end-fallen = { $count } felled
kaiju-end-standing = { $count } stand
kaiju-end-sum = { $all } − { $less }
kaiju-end-stamina =
    { $all ->
        [one] { $all } card =
       *[other] { $all } cards =
    } { $spent } gone + { $hand } in hand + { $left } in the deck
kaiju-end-level = level { $level }
kaiju-end-hand = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand
