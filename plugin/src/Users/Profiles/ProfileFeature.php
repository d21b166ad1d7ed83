<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Users\Services;
use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Abilities\Target;
use Svc\Kernel\Caller;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\AbilityCategories;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Photos\PhotoOwners;
use Svc\Users\Profiles\Lists\ListedProfiles;
use Svc\Users\Profiles\Lists\ProfileFacets;
use Svc\Users\Profiles\Lists\ProfileLists;
use Svc\Users\Profiles\Trash\Trash;
use Svc\Users\Profiles\Trash\TrashCleaner;
use Svc\Users\Profiles\Trash\TrashedProfiles;
use Svc\Users\Profiles\Trash\TrashLists;
use Svc\Users\Profiles\Trash\TrashOperations;
use Svc\Users\Storage\IntranetWatch;
use Svc\Users\Storage\ListCounts;
use Svc\Users\Storage\Managers;
use Svc\Users\Storage\ReportingLines;

/** The consumer-facing profiles. */
final class ProfileFeature implements Feature, OffersAbilities {

	private ?ProfileFollower $follower    = null;
	private ?IntranetWatch $intranet_watch = null;

	public function __construct( private readonly Services $services ) {}

	public function follower(): ProfileFollower {
		return $this->follower ??= new ProfileFollower( $this->services->profile_store(), $this->services->writer(), $this->services->row_writer(), $this->services->intranet(), $this->services->trash(), $this->services->kept_company() );
	}

	public function intranet_watch(): IntranetWatch {
		return $this->intranet_watch ??= $this->services->intranet()->watch( array( $this->follower(), 'follow_intranet_meta' ) );
	}

	public function routes(): array {
		return array(
			Route::get( '/profiles', fn () => $this->operations()->list() ),
			Route::post( '/profiles', fn () => $this->operations()->create() ),
			Route::get( '/profiles/facets', fn () => $this->operations()->facets() ),
			Route::get( '/profiles/{id}', fn () => $this->operations()->get() ),
			Route::put( '/profiles/{id}', fn () => $this->operations()->update() ),
			Route::delete( '/profiles/{id}', fn () => $this->trash_operations()->delete() ),
			Route::post( '/profiles/{id}/restore', fn () => $this->trash_operations()->restore() ),
			Route::get( '/profiles/user/{user_id}', fn () => $this->operations()->get_by_user() ),
			Route::download( '/profiles/{id}/vcard', fn () => $this->operations()->vcard() ),
		);
	}

	public function abilities(): array {
		$profile    = new Target( 'id', __( 'Profile ID: the `id` that svc-users/list-profiles gives, not the user ID', 'svc' ) );
		return array(
			new Ability( 'svc-users/list-profiles', AbilityCategories::USERS, __( 'List profiles', 'svc' ), __( 'Choose it for the contact data that clients get to see, realtor partners included, and to learn a profile ID. For questions about colleagues, choose svc-intranet/find-colleague or svc-intranet/search-directory.', 'svc' ), fn () => $this->operations()->list(), summary: __( 'Finds profiles by name, e-mail address or role, with their contact details.', 'svc' ) ),
			new Ability( 'svc-users/get-profile', AbilityCategories::USERS, __( 'Read a profile', 'svc' ), __( 'It has everything that clients get to see: contact data, NMLS number, company, biography, social links. For department, office, skills and manager of a colleague, choose svc-intranet/get-profile.', 'svc' ), fn () => $this->operations()->get(), $profile, summary: __( 'Reads the contact details, biography and social links of one person.', 'svc' ) ),
			new Ability( 'svc-users/create-profile', AbilityCategories::PROFILES, __( 'Add a profile', 'svc' ), __( 'Only for those who may manage profiles. The account must be there already; none is made.', 'svc' ), fn () => $this->operations()->create(), summary: __( 'Adds a profile to an account that has none.', 'svc' ) ),
			new Ability( 'svc-users/update-profile', AbilityCategories::PROFILES, __( 'Update a profile', 'svc' ), __( 'Send only the fields that change; an empty text or null clears an optional one. What the caller may not change is refused by name, and then nothing is changed.', 'svc' ), fn () => $this->operations()->update(), $profile, summary: __( 'Changes the name, role, contact details or biography of a person.', 'svc' ) ),
			new Ability( 'svc-users/delete-profile', AbilityCategories::PROFILES, __( 'Delete a profile', 'svc' ), __( 'Only for those who may manage profiles. Leave `force` out: with it, nothing can be restored, and the person has to be asked before.', 'svc' ), fn () => $this->trash_operations()->delete(), $profile, summary: __( 'Moves a profile to the Trash, or deletes it permanently.', 'svc' ) ),
			new Ability( 'svc-users/restore-profile', AbilityCategories::PROFILES, __( 'Restore a profile', 'svc' ), __( 'Only for those who may manage profiles. svc-users/list-profiles with `trash` lists what can be restored.', 'svc' ), fn () => $this->trash_operations()->restore(), $profile, summary: __( 'Takes a profile out of the Trash.', 'svc' ) ),
		);
	}

	public function cleaner(): TrashCleaner {
		return new TrashCleaner( $this->services->trash(), $this->services->writer() );
	}

	private function operations(): ProfileOperations {
		return new ProfileOperations(
			$this->profiles( ... ),
			$this->listed( ... ),
			$this->facets( ... ),
			$this->trashed( ... ),
			$this->edits( ... ),
			$this->services->policy(),
			$this->services->profile_fields(),
			$this->services->intranet_fields()
		);
	}

	private function profiles(): Profiles {
		return new Profiles( $this->services->profile_store(), $this->services->policy(), $this->presenter() );
	}

	private function listed(): ListedProfiles {
		return new ListedProfiles( $this->lists(), $this->queries(), $this->presenter(), $this->services->profile_store( ... ), $this->close_profiles( ... ) );
	}

	private function close_profiles(): CloseProfiles {
		return new CloseProfiles( $this->services->list_conditions(), $this->services->close_matches(), $this->lists() );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, list<array{value: string, name: string, count: int}>>
	 */
	private function facets( array $input, Caller $caller ): array {
		$facets = new ProfileFacets( new ListCounts( $this->services->database ), $this->services->list_conditions() );
		return $facets->of( $this->queries()->of( $input, $caller ) );
	}

	private function trashed(): TrashedProfiles {
		return new TrashedProfiles( new TrashLists( $this->services->database, $this->services->trash()->trash ), $this->lists(), $this->services->profile_store(), $this->queries(), $this->presenter() );
	}

	public function edits(): ProfileEdits {
		$fields = $this->services->profile_fields();
		return new ProfileEdits(
			$this->services->profile_store(),
			$this->services->writer(),
			$this->services->policy(),
			$this->presenter(),
			new ProfileInput( $fields, $this->services->meta_keys(), new Photos( new PhotoOwners( $this->services->database ) ) ),
			new Managers( $this->services->profile_store(), new ReportingLines( $this->services->database ), 'meta.' . MetaKeys::REPORTS_TO ),
			new ProfileChanges( $fields, $this->services->policy(), $this->presenter() ),
		);
	}

	private function trash_operations(): TrashOperations {
		return new TrashOperations( $this->trash( ... ), $this->services->policy() );
	}

	private function trash(): Trash {
		return new Trash( $this->services->profile_store(), $this->services->trash(), $this->services->writer(), $this->presenter() );
	}

	private function lists(): ProfileLists {
		return new ProfileLists( $this->services->database, $this->services->list_conditions(), $this->services->profile_fields() );
	}

	private function queries(): ListQueries {
		return new ListQueries( $this->services->policy(), $this->services->meta_keys() );
	}

	private function presenter(): ProfilePresenter {
		return new ProfilePresenter( $this->services->policy(), $this->services->meta_keys(), $this->services->profile_fields(), $this->services->intranet_fields() );
	}
}
