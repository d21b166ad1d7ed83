<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Abilities\Target;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\AbilityCategories;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Profiles\Lists\ListConditions;
use Svc\Users\Profiles\Lists\ProfileFacets;
use Svc\Users\Profiles\Lists\ProfileLists;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\ListCounts;
use Svc\Users\Storage\Managers;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileWriter;
use Svc\Users\Storage\SearchIndex;

/** The consumer-facing profiles. */
final class ProfileFeature implements Feature, OffersAbilities {

	public function __construct(
		private readonly Database $database,
		private readonly MetaKeys $meta_keys,
		private readonly SearchIndex $index,
		private readonly ProfileStore $store,
		private readonly ProfileWriter $writer,
		private readonly ProfilePolicy $policy,
		private readonly IntranetMeta $intranet,
		private readonly Photos $photos,
	) {}

	public function register(): void {
		( new ProfileFollower( $this->store, $this->writer, $this->intranet, $this->photos ) )->register();
	}

	public function routes(): array {
		$operations = $this->operations();
		return array(
			Route::get( '/profiles', $operations->list( ... ) ),
			Route::post( '/profiles', $operations->create( ... ) ),
			Route::get( '/profiles/facets', $operations->facets( ... ) ),
			Route::get( '/profiles/{id}', $operations->get( ... ) ),
			Route::put( '/profiles/{id}', $operations->update( ... ) ),
			Route::delete( '/profiles/{id}', $operations->delete( ... ) ),
			Route::get( '/profiles/user/{user_id}', $operations->get_by_user( ... ) ),
			Route::download( '/profiles/{id}/vcard', $operations->vcard( ... ) ),
		);
	}

	public function abilities(): array {
		$operations = $this->operations();
		$profile    = new Target( 'id', __( 'Profile ID: the `id` that svc-users/list-profiles gives, not the user ID', 'svc' ) );
		return array(
			new Ability( 'svc-users/list-profiles', AbilityCategories::USERS, __( 'List profiles', 'svc' ), __( 'Choose it for the contact data that clients get to see, realtor partners included, and to learn a profile ID. For questions about colleagues, choose svc-intranet/find-colleague or svc-intranet/search-directory.', 'svc' ), $operations->list( ... ) ),
			new Ability( 'svc-users/get-profile', AbilityCategories::USERS, __( 'Get a profile', 'svc' ), __( 'It has everything that clients get to see: contact data, NMLS number, company, biography, social links. For department, office, skills and manager of a colleague, choose svc-intranet/get-profile.', 'svc' ), $operations->get( ... ), $profile ),
			new Ability( 'svc-users/create-profile', AbilityCategories::PROFILES, __( 'Create a profile', 'svc' ), __( 'Only for those who may manage profiles. The account must be there already; none is made.', 'svc' ), $operations->create( ... ) ),
			new Ability( 'svc-users/update-profile', AbilityCategories::PROFILES, __( 'Update a profile', 'svc' ), __( 'Send only the fields that change; an empty text or null clears an optional one. What the caller may not change is refused by name, and then nothing is changed.', 'svc' ), $operations->update( ... ), $profile ),
			new Ability( 'svc-users/delete-profile', AbilityCategories::PROFILES, __( 'Delete a profile', 'svc' ), __( 'Only for those who may manage profiles. It cannot be undone: ask the person before you do it.', 'svc' ), $operations->delete( ... ), $profile ),
		);
	}

	private function operations(): ProfileOperations {
		return new ProfileOperations( $this->profiles(), $this->policy, new ProfileFields( $this->meta_keys ) );
	}

	public function profiles(): Profiles {
		$presenter  = new ProfilePresenter( $this->policy, $this->meta_keys );
		$conditions = new ListConditions( $this->index );
		return new Profiles(
			$this->store,
			new ProfileLists( $this->database, $conditions ),
			new ProfileFacets( new ListCounts( $this->database ), $conditions ),
			new ListQueries( $this->policy, $this->meta_keys ),
			$this->writer,
			$this->policy,
			$presenter,
			new ProfileInput( $this->meta_keys, $this->photos ),
			new Managers( $this->store, 'meta.' . MetaKeys::REPORTS_TO ),
			new ProfileChanges( new ProfileFields( $this->meta_keys ), $this->policy, $presenter ),
		);
	}
}
