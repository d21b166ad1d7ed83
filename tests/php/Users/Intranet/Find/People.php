<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Find\Answer;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\FactKind;
use Svc\Users\Intranet\Find\Finder;

/** A bakery of eight. */
final class People {

	public const TODAY = '2026-03-01';

	public static function company(): Company {
		return self::with_bios( self::without_bios() );
	}

	public static function with_bios( Company $company ): Company {
		$company->learn_bio( 8, 'Plays the accordion in a band.' );
		return $company;
	}

	public static function without_bios(): Company {
		$company = new Company(
			array(
				new Colleague( 1, 'Agatha', 'Crumb', 'agatha@x.example', Role::Leadership, 'Managing Director', 'Board', 'Lyon', '2001-01-01' ),
				new Colleague( 2, 'William', "O'Dough", 'bill@x.example', Role::Leadership, 'Master Baker', 'Baking', 'Lyon', '2005-05-05', 1 ),
				new Colleague( 3, 'Zoë', 'Größling', 'zoe@x.example', Role::Staff, 'Baker', 'Baking', 'Lyon', '2010-10-10', 2 ),
				new Colleague( 4, 'Mary-Ann', 'Yeast', 'ann@x.example', Role::Staff, 'Baker', 'Baking', 'Oslo', '2025-02-02', 2 ),
				new Colleague( 5, 'Оксана', 'Пекарь', 'oksana.pekar@x.example', Role::Staff, 'Van Driver', 'Delivery & Fleet', 'Oslo', '2020-02-02', 1 ),
				new Colleague( 6, 'Dana', 'Rye', 'dana@x.example', Role::Assistant, 'Baker Assistant', 'Baking', 'Lyon', '2024-04-04', 2 ),
				new Colleague( 7, 'Dana', 'Spelt', 'dana2@x.example', Role::Staff, 'Bookkeeper (part time)', 'Human Resources', 'Oslo', '', 1 ),
				new Colleague( 8, 'Will', 'May', 'will@x.example', Role::Staff, 'Cashier', 'Shop', 'Lyon', '2018-08-08', 8 ),
			)
		);
		$company->learn( 3, FactKind::Skill, 'Sourdough' );
		$company->learn( 3, FactKind::Skill, 'Français' );
		$company->learn( 4, FactKind::Skill, 'Wedding cakes' );
		$company->learn( 5, FactKind::Skill, 'Forklift driving' );
		$company->learn( 7, FactKind::Skill, 'SEO' );
		return $company;
	}

	/** @return list<int> */
	public static function found( string $question, ?int $caller_id = null ): array {
		return array_map( static fn ( Answer $finding ): int => $finding->id, ( new Finder( self::company(), self::TODAY, $caller_id ) )->find( $question )->people );
	}
}
