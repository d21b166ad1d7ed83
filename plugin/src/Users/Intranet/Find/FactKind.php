<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** The field of a person that a fact comes from. */
enum FactKind: string {
	case Name       = 'name';
	case Title      = 'title';
	case Role       = 'role';
	case Department = 'department';
	case Office     = 'office';
	case Skill      = 'skill';
	case Bio        = 'bio';

	/** Weight of a match in the score. Lowest for a word that only the bio has. */
	public function weight(): float {
		return match ( $this ) {
			self::Name, self::Skill             => 1.0,
			self::Title, self::Role             => 0.95,
			self::Department, self::Office      => 0.9,
			self::Bio                           => 0.6,
		};
	}

	/** Completeness of a match that has none of the fact's words; the base to which Fact::completeness() adds. */
	public function least(): float {
		return self::Skill === $this ? 0.5 : 0.6;
	}

	/** Whether it says where a person works rather than what the person does. */
	public function is_place(): bool {
		return self::Department === $this || self::Office === $this;
	}

	public function reason( string $text ): string {
		/* translators: %s: what the question named, as the person has it. */
		$pattern = match ( $this ) {
			/* translators: %s: name. */
			self::Name       => __( 'Name: %s', 'svc' ),
			/* translators: %s: job title. */
			self::Title      => __( 'Title: %s', 'svc' ),
			/* translators: %s: role. */
			self::Role       => __( 'Role: %s', 'svc' ),
			/* translators: %s: department. */
			self::Department => __( 'Department: %s', 'svc' ),
			/* translators: %s: office. */
			self::Office     => __( 'Office: %s', 'svc' ),
			/* translators: %s: skill. */
			self::Skill      => __( 'Skill: %s', 'svc' ),
			/* translators: %s: word. */
			self::Bio        => __( 'Says of themselves: %s', 'svc' ),
		};
		return sprintf( $pattern, $text );
	}
}
