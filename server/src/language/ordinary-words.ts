/**
 * English words that differ by one letter from a word of card text and that a set may use as its own, mostly as
 * an action or a state: "whenever you forge" is like *forage*, "a hunted creature" like *hunter*. Base forms, in lower case.
 */
const ordinaryWords: ReadonlySet<string> = new Set(
  `
ace adept adopt age aid aim air alter arc ascent ask atone audition avoid awake award awe bake ban band bang banish
bark bash bask batch beam beat beg behead bend bet bid bind blank blast bless blot blur bode bond boost bother bound
bow box braid brand breach brew bright buck bug bully burn bust butt cage calm camp cap care cart cash catch chance
chart chase chat cheat chew chime clank clasp clip clock clone clot coast code coil comb commend cook cool cope
corrupt court covet cower crack crane crash crate creak crease cripple crow cull curb cure curve dab dare dart daunt
dawn deaf decoy defend delay devolve dial dig dim dip dire discord dive dock doom dope doubt dove doze drab drag drain
drape dream drift drown dry dull dupe dust dye earn ease eat elect encode engage ensue ensure etch excavate excel
exhort expand expert explode export extend exult fade fake fall fan fare farm fast fat fate favor faze feast feat fell
fend fever file fill filth fin find fine fir fire fit fix flake flesh fling flock flood flop flow flush fog fold
follow fool foray forbid forge form foul fright frost fry fuel fume gag gap gas gash gather gaze gear glow glue gore
grant grave greed greet grin groom growl gust gut hack hail halt hang hark hash hasten hatch hate heap hear heat heave
heed herd hew hire hit hive hoard hoist hollow hone hook hop host hound howl hum hunt ideal impede infest inject ink
inspire invest jab jail jar jest jingle jog jot keen kill kindle kit know lace lag lash latch laud lead leak lean leap
lease leash lend lessen let lick lie lift lime linger link load lob loft loll loom loop loose loot lop love lug lull
lumber lure mail maim mar march mark market mash mask mass master melt mend merge mind mingle mint mire mist mob mock
modify mold molt mope mow muck mull munch muse nag nail nap neat nest net nick nod nose null numb nurse oust outcast
overt owl pace pad paddle paint pale par pare park part paste pat patch pause pave paw peck peek peer perk pet pick
pin pipe pit pity place plan plate plod plow plug ply poke poor pose pound pour pout powder prank pray preach present
price pride prim print prize profess promise pry puck pull purge race rack rain rake ram rank rap rapid rare rattle
rave raw reap rear redo reed reek regain regent remote rend rent repeal repent resent reset resound retain retract
revel revere revoke revolve rift rig rile roam roast rob rock root rot rout rust sack sad sag sail salve sap save scan
scar scare scent screw scribe scuffle sear secrete seduce see seed seep seize sell send sever sew shake shame shape
shave shear shed ship shore shred shun sic sick sift sight sing sip skid skim slap slash slay sleep slice slick slip
slit slot slow sly smack smart smell snack snap snare soar sob solo sound sow spar spare speak spew spice spill spit
spool sprint spy squat stab stalk stall stare starve steam steep stem stew stick stock store stow strain stray stride
string stroke stub stunt sue sulk sum survive swab swat sway sweet swell tail tale talk tame tan taste taunt tax teach
tear teem tell tempt tend tent term test thank thaw thin threat tick tie tilt tip tire toast toil toll torch tough
tour tow toxin trail tread trial trip tug tune turf twine twitch unblock undo unite untie upend urge vague vast vend
vet vie vouch vow wad wade wag wail wake warm warn wary wash waste watch wave wax wear weave weep weld wet whet wild
wilt wince wind wink wire wish woo work worn wound wow wrap wrest wring yearn
`.split(/\s+/),
);

/** Whether a word, or what it may be a form of, is an English word that a set may use as its own. */
export function isOrdinaryWord(word: string): boolean {
  const lower = word.toLowerCase();
  return ordinaryWords.has(lower) || stemsOf(lower).some((stem) => ordinaryWords.has(stem));
}

/** The words that one may be a form of: *trap* and *trapp* for "trapped", *bury* for "buries". */
function stemsOf(lower: string): readonly string[] {
  const [, stem, ending] = /^(.+?)(s|es|ed|d|ing|er)$/.exec(lower) ?? [];
  if (stem === undefined) return [];
  const stems = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
  return ending === 's' ? [stem, stem.replace(/ie?$/, 'y'), stem.replace(/e$/, '')] : stems;
}
