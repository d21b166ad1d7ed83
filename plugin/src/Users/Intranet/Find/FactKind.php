<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** What a fact about somebody is of. */
enum FactKind: string {
	case Name       = 'name';
	case Title      = 'title';
	case Role       = 'role';
	case Department = 'department';
	case Office     = 'office';
	case Skill      = 'skill';
	case Bio        = 'bio';

	/** How much a match counts; a word that only the bio has says least. */
	public function weight(): float {
		return match ( $this ) {
			self::Name, self::Skill             => 1.0,
			self::Title, self::Role             => 0.95,
			self::Department, self::Office      => 0.9,
			self::Bio                           => 0.6,
		};
	}

	/** How much of its weight a match has that says but a part of it. */
	public function least(): float {
		return self::Skill === $this ? 0.5 : 0.6;
	}

	/** Where somebody is says little of what they do. */
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
